import type { Identifier } from 'fhir/r4';
import { afterEach, expect, test } from 'vitest';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { setIdentifierSystems } from '../fhir/identifier-systems.ts';
import { composeSummary } from '../summary/compose-summary.ts';
import { usualChoice, type SummaryRecord } from '../summary/summary-record.ts';
import { listIdentityNumbers } from './identity-numbers.ts';
import { findHospitalNumber } from './patient-number.ts';

const ofHospital = 'urn:oid:2.16.524.1.1';
const ofCard = 'https://donidcr.gov.np/nin';
const ofInsurance = 'https://hib.gov.np/number';
const medicalRecord = { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }] };

afterEach(() => setIdentifierSystems({}));

const numbers = (): Identifier[] => [
  { system: 'urn:passport', value: 'PA0001' },
  { system: ofCard, value: '000-217-540-8' },
  { system: ofInsurance, value: '1234-5678' },
  { system: ofHospital, value: 'H-1' },
];

test('the numbers of cards are those of the systems that the deployment names, and of no other', () => {
  expect(listIdentityNumbers({ identifier: numbers() })).toEqual([]);
  expect(findHospitalNumber({ identifier: numbers() })).toBeUndefined();
  setIdentifierSystems({ nationalId: ofCard, insuranceNumber: ofInsurance, hospitalNumber: ofHospital });
  expect(listIdentityNumbers({ identifier: numbers() })).toEqual([
    { kind: 'nationalId', value: '000-217-540-8' },
    { kind: 'insuranceNumber', value: '1234-5678' },
  ]);
  expect(findHospitalNumber({ identifier: numbers() })).toBe('H-1');
});

test('without a choice the names are the portal’s own', () => {
  expect(systemUris.insuranceNumber).toBe('https://fhir.patientportal.example/NamingSystem/insurance-number');
  const identifier = [{ system: systemUris.nationalId, value: '000-217-540-8' }];
  expect(listIdentityNumbers({ identifier })).toEqual([{ kind: 'nationalId', value: '000-217-540-8' }]);
});

test('a card that is no longer in use is not shown', () => {
  const system = systemUris.nationalId;
  const identifier: Identifier[] = [
    { use: 'old', system, value: '1' },
    { system, value: '2', period: { end: '2020-01-01' } },
    { system },
  ];
  expect(listIdentityNumbers({ identifier })).toEqual([]);
});

test('a card’s number that the hospital calls a medical record is neither the patient’s number nor in a summary', () => {
  setIdentifierSystems({ nationalId: ofCard, hospitalNumber: ofHospital });
  const identifier = [{ type: medicalRecord, system: ofCard, value: '000-217-540-8' }];
  expect(findHospitalNumber({ identifier })).toBeUndefined();
  const none = { allergies: [], conditions: [], medicines: [], immunizations: [], results: [] };
  const patient = { resourceType: 'Patient' as const, id: 'p', identifier: [...identifier, ...numbers()] };
  const record: SummaryRecord = { patient, ...none, vitals: [], readings: [] };
  const document = JSON.stringify(
    composeSummary(record, usualChoice, {
      id: 'd',
      at: new Date('2026-11-18T06:00:00Z'),
      base: 'https://portal.example/r4',
      clinic: { id: '1', name: 'Himal' },
      view: { zone: 'Asia/Kathmandu', language: 'en' },
    }),
  );
  expect(document).toContain('"H-1"');
  expect(document).not.toMatch(/000-217-540-8|PA0001|1234-5678/);
});
