import { expect, test } from 'vitest';
import { identify } from './request-identity.ts';

test('the id of a stored visit is found again by patient and key', () => {
  expect(identify('patient-1', 'key-1', {}).appointmentId).toBe('0dd335ce-5eaf-88b6-9f4d-4a7dbf77b8aa');
  expect(identify('patient-1', 'key-2', {}).appointmentId).not.toBe(
    identify('patient-2', 'key-2', {}).appointmentId,
  );
});
