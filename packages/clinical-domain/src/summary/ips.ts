import type { CodeableConcept, Element } from 'fhir/r4';

/** http://hl7.org/fhir/uv/ips/STU2 */
const profiles = 'http://hl7.org/fhir/uv/ips/StructureDefinition';

export const ipsProfile = (name: string) => `${profiles}/${name}-uv-ips`;

const loinc = (code: string, display: string): CodeableConcept => ({
  coding: [{ system: 'http://loinc.org', code, display }],
});

export const summaryType = loinc('60591-5', 'Patient summary Document');

export type SectionKind =
  | 'allergies'
  | 'problems'
  | 'medicines'
  | 'immunizations'
  | 'results'
  | 'vitals'
  | 'past-problems'
  | 'wearables';

/** In the order in which whoever has a minute reads them. The guide has no section for wearables, and allows others. */
export const sectionCodes: Record<SectionKind, CodeableConcept> = {
  allergies: loinc('48765-2', 'Allergies and adverse reactions Document'),
  problems: loinc('11450-4', 'Problem list - Reported'),
  medicines: loinc('10160-0', 'History of Medication use Narrative'),
  immunizations: loinc('11369-6', 'History of Immunization note'),
  results: loinc('30954-2', 'Relevant diagnostic tests/laboratory data note'),
  vitals: loinc('8716-3', 'Vital signs note'),
  'past-problems': loinc('11348-0', 'History of Past illness note'),
  wearables: { text: 'Readings of the patient’s own devices' },
};

export const sectionKinds = Object.keys(sectionCodes) as SectionKind[];
/** These are in every document, empty or not. */
export const requiredSections: ReadonlySet<SectionKind> = new Set(['allergies', 'problems', 'medicines']);

export type EmptyReason = 'unavailable' | 'withheld';

export const emptyReason = (code: EmptyReason): CodeableConcept => ({
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/list-empty-reason',
      code,
      display: code === 'withheld' ? 'Information Withheld' : 'Unavailable',
    },
  ],
});

/** For an element that the guide requires and the record has not. */
export const unknownElement: Element = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};
