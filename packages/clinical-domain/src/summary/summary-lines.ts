import type {
  AllergyIntolerance,
  CodeableConcept,
  Condition as Problem,
  FhirResource,
  Immunization,
  MedicationRequest,
  Observation,
} from 'fhir/r4';
import { isPast } from '../fhir/clinical-status.ts';
import { isSevere } from '../history/sort-allergies.ts';
import { formatDigits } from '../language/format-digits.ts';
import type { ClinicView, LanguageTag } from '../language/format-locale.ts';
import { formatDosageLabel } from '../medicines/dosage-label.ts';
import { readInstruction, readMedicationName } from '../medicines/medication-name.ts';
import type { Condition } from '../results/condition.ts';
import { findEffective } from '../results/effective.ts';
import { formatMeasured, formatRange } from '../results/format-result.ts';
import { readParameters } from '../results/read-parameters.ts';
import { readTranslated, type RecordText } from '../language/translated-text.ts';
import { findVitalKind } from '../vitals/read-vitals.ts';
import { formatFhirDate } from './format-fhir-date.ts';
import { summaryStrings } from './summary-strings.ts';

/** One thing in a section, as people read it. */
export type SummaryLine = {
  name: RecordText;
  /** What was measured. */
  value?: RecordText;
  condition?: Condition;
  /** Said in red: whoever overlooks it may do harm. */
  warning?: string;
  details: RecordText[];
};

export function describeEntry(resource: FhirResource, view: ClinicView): SummaryLine[] {
  switch (resource.resourceType) {
    case 'AllergyIntolerance':
      return [describeAllergy(resource, view)];
    case 'Condition':
      return [describeProblem(resource, view)];
    case 'MedicationRequest':
      return [describeMedicine(resource, view)];
    case 'Immunization':
      return [describeVaccine(resource, view)];
    case 'Observation':
      return describeObservation(resource, view);
    default:
      return [];
  }
}

const own = (text: string, { language }: ClinicView): RecordText => ({ text, language });

function nameOf(concept: CodeableConcept | undefined, language: LanguageTag): RecordText {
  return findName(concept, language) ?? { text: summaryStrings[language].unnamed, language };
}

function findName(concept: CodeableConcept | undefined, language: LanguageTag): RecordText | undefined {
  return (
    readTranslated(concept, 'text', language) ??
    (concept?.coding ?? []).map((coding) => readTranslated(coding, 'display', language)).find(Boolean)
  );
}

function describeAllergy(allergy: AllergyIntolerance, view: ClinicView): SummaryLine {
  const { severities, dangerous } = summaryStrings[view.language];
  const details = (allergy.reaction ?? []).flatMap(({ manifestation, severity }) => [
    ...manifestation.flatMap((one) => findName(one, view.language) ?? []),
    ...(severity && Object.hasOwn(severities, severity) ? [own(severities[severity] ?? '', view)] : []),
  ]);
  return {
    name: nameOf(allergy.code, view.language),
    ...(isSevere(allergy) ? { warning: dangerous } : {}),
    details,
  };
}

/** “Since” would say that it lasts. */
function describeProblem(
  { code, clinicalStatus, onsetDateTime, abatementDateTime }: Problem,
  view: ClinicView,
): SummaryLine {
  const strings = summaryStrings[view.language];
  const [from, to] = [formatFhirDate(onsetDateTime, view), formatFhirDate(abatementDateTime, view)];
  const isOver = to !== undefined || isPast(clinicalStatus);
  return {
    name: nameOf(code, view.language),
    details: [
      ...(from === undefined ? [] : [own(isOver ? strings.began(from) : strings.since(from), view)]),
      ...(to === undefined ? [] : [own(strings.ended(to), view)]),
    ],
  };
}

function describeMedicine(order: MedicationRequest, view: ClinicView): SummaryLine {
  const { language } = view;
  const strings = summaryStrings[language];
  const name = readMedicationName(order, language) ?? { text: strings.unnamed, language };
  const details = (order.dosageInstruction ?? []).flatMap((dosage) => {
    const instruction = readInstruction(dosage, language);
    const label = formatDosageLabel(dosage, language);
    return [
      ...(instruction ? [instruction] : label === undefined ? [] : [own(label, view)]),
      ...(dosage.asNeededBoolean ? [own(strings.asNeeded, view)] : []),
    ];
  });
  return { name, details };
}

function describeVaccine(vaccine: Immunization, view: ClinicView): SummaryLine {
  const { vaccineCode, occurrenceDateTime, protocolApplied } = vaccine;
  const strings = summaryStrings[view.language];
  const date = formatFhirDate(occurrenceDateTime, view);
  const dose = protocolApplied?.[0]?.doseNumberPositiveInt;
  return {
    name: nameOf(vaccineCode, view.language),
    details: [
      ...(date === undefined ? [] : [own(date, view)]),
      ...(dose === undefined ? [] : [own(strings.dose(formatDigits(dose, view.language)), view)]),
    ],
  };
}

function nameOfSign(observation: Observation, written: RecordText, language: LanguageTag): RecordText {
  const kind = findVitalKind(observation);
  const known = kind && summaryStrings[language].vitals[kind];
  return known && written.language !== language ? { text: known, language } : written;
}

const pressurePanel = new Set(['85354-9', '55284-4']);

function describeObservation(observation: Observation, view: ClinicView): SummaryLine[] {
  const { language } = view;
  const date = formatFhirDate(findEffective(observation), view);
  const when = date === undefined ? [] : [own(date, view)];
  const parameters = readParameters(observation, language);
  const isPressure = observation.code.coding?.some(({ code }) => pressurePanel.has(code ?? ''));
  if (isPressure && parameters.length === 2) {
    const numbers = parameters.map(({ measured }) => formatDigits(measured?.number ?? '–', language));
    const unit = (parameters[0]?.measured?.unit?.text ?? '').replaceAll(/[[\]]/g, '');
    const value = own(`${numbers.join('/')} ${unit}`.trim(), view);
    return [
      { name: nameOfSign(observation, nameOf(observation.code, language), language), value, details: when },
    ];
  }
  return parameters.map(({ name, gloss, measured, valueText, condition, range }) => {
    const limits = range && formatRange(range, language);
    const value = measured ? own(formatMeasured(measured, language), view) : valueText;
    return {
      name: parameters.length === 1 ? nameOfSign(observation, name, language) : name,
      ...(value ? { value } : {}),
      ...(condition ? { condition } : {}),
      details: [
        ...(gloss ? [own(gloss, view)] : []),
        ...(limits ? [own(summaryStrings[language].range(limits), view)] : []),
        ...when,
      ],
    };
  });
}
