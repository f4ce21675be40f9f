import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { skipReasons } from '@portal/clinical-domain/medicines/skip-reasons';
import { homeKinds, homeTerms, pressureParts } from '@portal/clinical-domain/vitals/home-reading';
import { vitalCodesOf } from '@portal/clinical-domain/vitals/read-vitals';
import { readingKinds } from '@portal/clinical-domain/vitals/daily-reading';

type ServerText = { display: string; text?: string };

const readings = Object.values(readingKinds).flatMap(({ category, code, text }): [string, ServerText][] => [
  [`http://terminology.hl7.org/CodeSystem/observation-category|${category[0]}`, { display: category[1] }],
  [`http://loinc.org|${code[0]}`, { display: code[1], text }],
]);
const ofHome = homeKinds.map((kind): [string, ServerText] => [
  `http://loinc.org|${vitalCodesOf[kind][0]}`,
  { display: homeTerms[kind].display, text: homeTerms[kind].text },
]);
const parts = pressureParts.map(({ code, display }): [string, ServerText] => [
  `http://loinc.org|${code}`,
  { display },
]);
const skips = skipReasons.map(({ code, text }): [string, ServerText] => [
  `${systemUris.skipReason}|${code}`,
  { display: text, text },
]);

/** What the server writes beside a code that a patient sends, by `system|code`. */
export const serverText: ReadonlyMap<string, ServerText> = new Map([
  ...readings,
  ...ofHome,
  ...parts,
  ...skips,
]);

/**
 * Coded elements of what patients write: the name of a thing is the server's to write. A message's topic is the patient's
 * own words. The rest of the types here has no element of this kind; a visit is composed by booking/compose-visit.ts.
 */
export const codedElements: Readonly<Record<string, readonly string[]>> = {
  Communication: ['category', 'medium'],
  Consent: ['category', 'policyRule', 'provision', 'scope'],
  DocumentReference: ['category', 'type'],
  MedicationAdministration: ['dosage', 'medicationCodeableConcept', 'performer', 'statusReason'],
  Observation: ['category', 'code', 'component'],
};

/** Types whose words are the patient's own, or are written by the server throughout. */
export const ownText: ReadonlySet<string> = new Set(['Appointment', 'Binary', 'Patient', 'Slot']);
