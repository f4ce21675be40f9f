import type { Observation } from 'fhir/r4';
import { extensionUrls, systemUris } from '../fhir/fhir-extensions.ts';
import type { SummaryFrame, SummaryRecord } from './summary-record.ts';

const loinc = 'http://loinc.org';
const subject = { reference: 'Patient/p' };
const patient = subject;
const doctor = { reference: 'Practitioner/d', display: 'Dr. Anil Shrestha' };
const concept = (system: string, code: string, text: string) => ({
  coding: [{ system, code, display: text }],
  text,
});
const category = (code: string) => [
  { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code }] },
];
const status = (code: string) => ({ coding: [{ system: 'urn:status', code }] });

export const frame: SummaryFrame = {
  id: '5f0c3a52-5d3a-4b5e-9a35-0c4a9b6f2b10',
  at: new Date('2026-11-15T06:00:00Z'),
  base: 'https://portal.example/r4',
  clinic: { id: '238488', name: 'Himal Valley', address: 'Maharajgunj, Kathmandu', phone: '+977-1-5550100' },
  view: { zone: 'Asia/Kathmandu', language: 'en' },
};

export const lab = (id: string, at: string, value: number): Observation => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: category('laboratory'),
  code: concept(loinc, '718-7', 'Haemoglobin'),
  subject,
  effectiveDateTime: at,
  performer: [doctor],
  valueQuantity: { value, unit: 'g/dL', system: 'http://unitsofmeasure.org', code: 'g/dL' },
  referenceRange: [{ low: { value: 12, unit: 'g/dL' }, high: { value: 15, unit: 'g/dL' } }],
});

const part = (code: string, value: number) => ({
  code: concept(loinc, code, code),
  valueQuantity: { value, unit: 'mmHg', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
});

export const emptyRecord: SummaryRecord = {
  patient: { resourceType: 'Patient', id: 'p', name: [{ given: ['Maya'], family: 'Tamang' }] },
  allergies: [],
  conditions: [],
  medicines: [],
  immunizations: [],
  results: [],
  vitals: [],
  readings: [],
};

export const fullRecord: SummaryRecord = {
  patient: {
    resourceType: 'Patient',
    id: 'p',
    identifier: [
      { type: { coding: [{ code: 'MR' }] }, system: systemUris.hospitalNumber, value: 'P-204817' },
      { type: { coding: [{ code: 'NI' }] }, system: systemUris.nationalId, value: '000-217-540-8' },
    ],
    name: [{ use: 'official', text: 'Sita Sharma', given: ['Sita'], family: 'Sharma' }],
    telecom: [{ system: 'phone', value: '+977 9800 000 217' }],
    address: [{ line: ['Pulchowk'] }],
    gender: 'female',
    birthDate: '1984-03-12',
  },
  allergies: [
    {
      resourceType: 'AllergyIntolerance',
      id: 'a',
      clinicalStatus: status('active'),
      code: concept(systemUris.snomed, '764146007', 'Penicillin'),
      criticality: 'high',
      patient,
      recorder: doctor,
      reaction: [{ manifestation: [concept(systemUris.snomed, '271807003', 'Rash')], severity: 'moderate' }],
    },
  ],
  conditions: [
    {
      resourceType: 'Condition',
      id: 'c',
      clinicalStatus: status('active'),
      code: {
        ...concept(systemUris.snomed, '38341003', 'Hypertension'),
        _text: {
          extension: [
            {
              url: extensionUrls.translation,
              extension: [
                { url: 'lang', valueCode: 'ne' },
                { url: 'content', valueString: 'उच्च रक्तचाप' },
              ],
            },
          ],
        },
      },
      subject,
      onsetDateTime: '2021-03-12',
    },
    {
      resourceType: 'Condition',
      id: 'o',
      clinicalStatus: status('resolved'),
      code: { text: 'Typhoid' },
      subject,
      onsetDateTime: '2015',
      abatementDateTime: '2015-08',
    },
  ],
  medicines: [
    {
      resourceType: 'MedicationRequest',
      id: 'm',
      status: 'active',
      intent: 'order',
      medicationCodeableConcept: { text: 'Metformin 500 mg' },
      subject,
      requester: doctor,
      dosageInstruction: [{ text: 'One tablet after breakfast', asNeededBoolean: true }],
    },
  ],
  immunizations: [
    {
      resourceType: 'Immunization',
      id: 'i',
      status: 'completed',
      vaccineCode: concept('http://hl7.org/fhir/sid/cvx', '208', 'COVID-19 vaccine'),
      patient,
      occurrenceDateTime: '2022-02-01',
      protocolApplied: [{ doseNumberPositiveInt: 2 }],
    },
  ],
  results: [lab('l', '2026-11-02T02:00:00Z', 11)],
  vitals: [
    {
      resourceType: 'Observation',
      id: 'v',
      status: 'final',
      category: category('vital-signs'),
      code: concept(loinc, '85354-9', 'Blood pressure'),
      subject,
      effectiveDateTime: '2026-10-02T05:00:00Z',
      component: [part('8480-6', 128), part('8462-4', 82)],
    },
  ],
  readings: [
    {
      resourceType: 'Observation',
      id: 'w',
      identifier: [{ system: systemUris.wearableReading, value: 'p/steps/2026-11-14' }],
      status: 'final',
      category: category('activity'),
      code: concept(loinc, '55423-8', 'Steps'),
      subject,
      effectivePeriod: { start: '2026-11-14T00:00:00+05:45', end: '2026-11-14T23:59:00+05:45' },
      performer: [patient],
      valueQuantity: { value: 6482, unit: 'steps', system: 'http://unitsofmeasure.org', code: '{steps}' },
    },
  ],
};
