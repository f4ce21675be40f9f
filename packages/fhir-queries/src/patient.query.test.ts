import type { Patient } from 'fhir/r4';
import { expect, test, vi } from 'vitest';
import { getPatient, savePatient } from './patient.query.ts';
import type { RecordsClient } from './records-client.ts';

const patient: Patient = { resourceType: 'Patient', id: 'p', meta: { versionId: '3' } };

test('reads the record by its id', async () => {
  const get = vi.fn<(path: string, parameters: object) => Promise<unknown>>(async () => patient);
  expect(await getPatient({ get }, 'p')).toBe(patient);
  expect(get).toHaveBeenCalledWith('Patient/p', {});
});

test('names the version that it replaces', async () => {
  const put = vi.fn<RecordsClient['put']>(async () => patient);
  expect(await savePatient({ put }, patient)).toBe(patient);
  expect(put).toHaveBeenCalledWith('Patient/p', patient, { 'if-match': 'W/"3"' });
});

test.each([undefined, null, 'text', { resourceType: 'OperationOutcome' }])('refuses %j', async (answer) => {
  await expect(getPatient({ get: async () => answer }, 'p')).rejects.toThrow('Patient');
});
