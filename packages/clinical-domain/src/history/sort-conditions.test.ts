import type { Condition } from 'fhir/r4';
import { expect, test } from 'vitest';
import { sortConditions } from './sort-conditions.ts';

const condition = (id: string, clinical?: string, verification = 'confirmed'): Condition => ({
  resourceType: 'Condition',
  id,
  subject: {},
  verificationStatus: { coding: [{ code: verification }] },
  ...(clinical !== undefined && { clinicalStatus: { coding: [{ code: clinical }] } }),
});

test('current above past, without what was never true', () => {
  const { current, past } = sortConditions([
    condition('pressure', 'active'),
    condition('ear', 'resolved'),
    condition('asthma', 'recurrence'),
    condition('unsaid'),
    condition('mistake', 'active', 'entered-in-error'),
    condition('refuted', 'resolved', 'refuted'),
  ]);
  expect(current.map(({ id }) => id)).toEqual(['pressure', 'asthma', 'unsaid']);
  expect(past.map(({ id }) => id)).toEqual(['ear']);
});
