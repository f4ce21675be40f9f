import { nepali } from '@portal/clinical-domain/language/translated-text';
import { addDays } from '@portal/clinical-domain/time/clinic-day';
import { allergies, conditions, immunizations } from '@portal/test-stack/seed/data/medical-history';
import type {
  AllergyIntolerance,
  Condition,
  DocumentReference,
  FhirResource,
  Immunization,
  Observation,
} from 'fhir/r4';
import { labReport, potassium } from './lab-reports.ts';
import { daily, order } from './medicine-orders.ts';
import { anil, self, visit } from './records.ts';

export const healthNow = '2026-11-18T13:52:00+05:45';

const reading = (
  code: string,
  value: number,
  unit: string,
  more: Partial<Observation> = {},
): Observation => ({
  resourceType: 'Observation',
  id: `reading-${code}-${value}`,
  status: 'final',
  category: [{ coding: [{ code: 'vital-signs' }] }],
  code: { coding: [{ system: 'http://loinc.org', code }] },
  subject: self,
  performer: [self],
  effectiveDateTime: '2026-11-17T20:00:00+05:45',
  valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
  ...more,
});

/** Each day of a week, the latest with that value. */
const week = (code: string, value: number, unit: string) =>
  Array.from({ length: 7 }, (_, days) =>
    reading(code, value * (1 - days * 0.03), unit, {
      effectiveDateTime: `2026-11-${17 - days}T20:00:00+05:45`,
    }),
  );

const { valueQuantity: _, performer: __, ...measured } = reading('85354-9', 0, 'mm[Hg]');
const part = (code: string, value: number) => ({
  code: { coding: [{ system: 'http://loinc.org', code }] },
  valueQuantity: { value, unit: 'mmHg' },
});
const pressure: Observation = {
  ...measured,
  effectiveDateTime: '2026-11-12T10:00:00+05:45',
  component: [part('8480-6', 128), part('8462-4', 82)],
};

const letter: DocumentReference = {
  resourceType: 'DocumentReference',
  id: 'letter',
  status: 'current',
  subject: self,
  date: '2026-08-30T10:00:00+05:45',
  description: 'Discharge letter, knee',
  content: [{ attachment: { contentType: 'application/pdf', url: 'Binary/letter' } }],
};

const status = (code: string) => ({ coding: [{ code }] });
const daysAgo = (days: number) => addDays('2026-11-18', -days);
const recorder = { reference: `Practitioner/${anil.id}`, display: 'Dr. Anil Shrestha' };

const medicalHistory: FhirResource[] = [
  ...allergies.map(({ text, display, category, criticality, reaction, ...allergy }): AllergyIntolerance => ({
    resourceType: 'AllergyIntolerance',
    id: text,
    clinicalStatus: status(allergy.status),
    category: [category],
    criticality,
    code: { text, coding: [{ display }] },
    patient: self,
    recordedDate: daysAgo(allergy.recordedDaysAgo),
    recorder,
    reaction: [{ manifestation: [{ text: reaction.text }], severity: reaction.severity }],
  })),
  ...conditions.map(({ text, display, nepali: name, onsetDaysAgo, ...condition }): Condition => ({
    resourceType: 'Condition',
    id: text.replaceAll(/\W+/g, '-'),
    clinicalStatus: status(condition.status),
    code: { text, _text: nepali(name), coding: [{ display }] },
    subject: self,
    recorder,
    onsetDateTime: daysAgo(onsetDaysAgo),
  })),
  ...immunizations.map(({ cvx, text, date, lot, dose }): Immunization => ({
    resourceType: 'Immunization',
    id: lot,
    status: 'completed',
    vaccineCode: { text, coding: [{ code: cvx }] },
    patient: self,
    occurrenceDateTime: date,
    lotNumber: lot,
    performer: [{ actor: { display: 'Main Hospital, Kathmandu' } }],
    protocolApplied: [{ doseNumberPositiveInt: dose, ...(cvx === '43' && { seriesDosesPositiveInt: 3 }) }],
  })),
];

/** Something in each of the nine parts. */
export const healthRecord: FhirResource[] = [
  anil,
  visit('next', new Date('2026-11-20T10:30:00+05:45')),
  visit('later', new Date('2026-12-02T10:30:00+05:45')),
  visit('latest', new Date('2026-12-20T10:30:00+05:45')),
  ...labReport('Lipid Profile', { results: [potassium] }),
  order('Metformin 500 mg', { ...daily, frequency: 2, timeOfDay: ['08:00:00', '20:00:00'] }),
  order(
    'Amlodipine 5 mg',
    { ...daily, timeOfDay: ['11:00:00'] },
    { reasonReference: [{ reference: 'Condition/High-blood-pressure' }] },
  ),
  ...week('55423-8', 6240, '1'),
  ...week('93832-4', 25_800, 's'),
  ...week('8867-4', 72, '1'),
  ...week('41981-2', 1240, 'kcal'),
  pressure,
  ...medicalHistory,
  letter,
  { ...letter, id: 'picture', date: '2026-03-01T10:00:00+05:45', description: 'X-ray' },
];
