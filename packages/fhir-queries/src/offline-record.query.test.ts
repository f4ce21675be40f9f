import type { Bundle, FhirResource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findRecordToKeep } from './offline-record.query.ts';

const found = (...resources: object[]): Bundle => ({
  resourceType: 'Bundle',
  type: 'searchset',
  entry: resources.map((resource) => ({ resource: resource as FhirResource })),
});

test('F9: all that is kept, allergies too, comes in one request, without photographs', async () => {
  const asked: string[][] = [];
  const answers = [
    found(
      { resourceType: 'Appointment', id: 'a' },
      { resourceType: 'Practitioner', id: 'p', photo: [{ data: 'x' }] },
    ),
    found({ resourceType: 'MedicationRequest', id: 'm' }),
    found({ resourceType: 'MedicationAdministration', id: 'd' }),
    found({ resourceType: 'DiagnosticReport', id: 'r' }, { resourceType: 'Observation', id: 'o' }),
    found({ resourceType: 'AllergyIntolerance', id: 'l' }),
  ];
  const record = await findRecordToKeep(
    {
      post: async (_path, body) => {
        asked.push(((body as Bundle).entry ?? []).map(({ request }) => request?.url ?? ''));
        const entry = answers.map((resource) => ({ resource, response: { status: '200' } }));
        return { resourceType: 'Bundle', type: 'batch-response', entry };
      },
    },
    new Date('2026-11-15T06:00:00Z'),
  );
  expect(record).toEqual({
    visits: [{ resourceType: 'Appointment', id: 'a' }],
    practitioners: [{ resourceType: 'Practitioner', id: 'p' }],
    orders: [{ resourceType: 'MedicationRequest', id: 'm' }],
    doses: [{ resourceType: 'MedicationAdministration', id: 'd' }],
    reports: [{ resourceType: 'DiagnosticReport', id: 'r' }],
    observations: [{ resourceType: 'Observation', id: 'o' }],
    allergies: [{ resourceType: 'AllergyIntolerance', id: 'l' }],
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.[2]).toContain('effective-time=ge2026-11-01T06%3A00%3A00Z');
});
