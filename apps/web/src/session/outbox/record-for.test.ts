import type { ConnectionState } from '@portal/api-contract/connect-record';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session.ts';
import { findRecordFor, isWrittenBy } from './record-for.ts';

const user = { subject: 'account', id: 'of-the-hospital', name: 'Sita Sharma' };
const answered = (state: ConnectionState['state'], connectedAt?: string) =>
  vi.fn<() => Promise<ConnectionState>>(async () => ({
    state,
    can_connect: false,
    by_number: false,
    moved: {},
    ...(connectedAt !== undefined && { connected_at: connectedAt }),
  }));
const at = '2026-11-18T10:00:00.000Z';
const ofFirst = { patientId: 'account' };

beforeEach(() => {
  session.store.setState({ status: 'in', user }, true);
});

afterEach(() => {
  session.store.setState({ status: 'unknown' }, true);
});

test('what is of the record of now goes there, and nobody is asked', async () => {
  const ask = answered('connected', at);
  expect(await findRecordFor({ patientId: 'of-the-hospital' }, ask)).toBe('of-the-hospital');
  expect(ask).not.toHaveBeenCalled();
});

test('what was written for the first record goes to the one that it was moved into', async () => {
  expect(await findRecordFor(ofFirst, answered('connected', at))).toBe('of-the-hospital');
});

test('not before it was moved', async () => {
  await expect(findRecordFor(ofFirst, answered('connecting', at))).rejects.toThrow('not moved yet');
});

test('nowhere, where the portal has moved nothing', async () => {
  await expect(findRecordFor(ofFirst, answered('connected'))).rejects.toBeInstanceOf(RecordsRefusal);
});

test.each([
  ['of-the-hospital', true],
  ['account', true],
  ['another-record', false],
])('written for %s: its own is %s', (patientId, isOwn) => {
  expect(isWrittenBy(user, { patientId })).toBe(isOwn);
});
