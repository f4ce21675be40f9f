import 'fake-indexeddb/auto';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import type { OwnReading } from '@portal/fhir-queries/home-reading.query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SessionState } from '../create-session.ts';
import { againMs, createReadingQueue } from './reading-queue.ts';

const patientId = 'c0ffee00-0000-4000-8000-000000000001';
const own = (id: string): OwnReading => ({
  patientId,
  reading: { id, kind: 'weight', values: [70], at: 0, enteredAt: 0, note: undefined },
});
const refusal = (status: number, code: string) =>
  new RecordsRefusal(status, {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code: 'processing', details: { coding: [{ code }] } }],
  });
const silence = new TypeError('Failed to fetch');
const send = vi.fn<(own: OwnReading) => Promise<void>>();
const onSent = vi.fn<() => void>();

/** A tab; the next one finds what it kept. */
function openTab() {
  const owner = createStore<SessionState>(() => ({ status: 'in', user: { id: patientId } as never }));
  const openChannel = () => ({ post: () => undefined, close: () => undefined });
  const queue = createReadingQueue(send, onSent, { owner, openChannel });
  return {
    ...queue,
    kept: async () => (await queue.box.refresh()).items.map(({ reading }) => reading.id),
  };
}
const sentIds = () => send.mock.calls.map(([{ reading }]) => reading.id);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('navigator', { onLine: true });
  send.mockReset().mockResolvedValue();
  onSent.mockReset();
});

test('a reading that is sent does not wait', async () => {
  const tab = openTab();
  expect(await tab.post(own('a'))).toBe('sent');
  expect(await tab.kept()).toEqual([]);
});

test('it is kept before it is sent: a tab that dies in between has lost nothing, and it is sent under the same id', async () => {
  send.mockImplementationOnce(() => new Promise(() => undefined));
  const dying = openTab();
  void dying.post(own('a'));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const next = openTab();
  expect(await next.kept()).toEqual(['a']);
  expect(await next.sendAll(patientId)).toBeUndefined();
  expect(sentIds()).toEqual(['a', 'a']);
  expect(await next.kept()).toEqual([]);
  expect(onSent).toHaveBeenCalledTimes(1);
  await next.sendAll(patientId);
  expect(send).toHaveBeenCalledTimes(2);
});

test('offline nothing is asked of the network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const tab = openTab();
  expect(await tab.post(own('a'))).toBe('waiting');
  expect(send).not.toHaveBeenCalled();
  expect(await tab.kept()).toEqual(['a']);
});

test('without an answer it waits, in its order, and is tried again later', async () => {
  send.mockRejectedValue(silence);
  const tab = openTab();
  for (const id of ['a', 'b']) expect(await tab.post(own(id))).toBe('waiting');
  expect(await tab.sendAll(patientId)).toBe(againMs.later);
  send.mockReset().mockResolvedValue();
  await tab.sendAll(patientId);
  expect(sentIds()).toEqual(['a', 'b']);
});

test.each([
  ['refused', refusal(422, 'out_of_bounds')],
  ['too many today', refusal(429, 'too_many_changes_today')],
])('%s while the sheet is open: the sheet says it, and nothing waits', async (_what, error) => {
  send.mockRejectedValueOnce(error);
  const tab = openTab();
  await expect(tab.post(own('a'))).rejects.toBe(error);
  expect(await tab.kept()).toEqual([]);
});

test('refused later, it stays to be told and is not sent again; others go on', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const tab = openTab();
  for (const id of ['a', 'b']) await tab.post(own(id));
  send.mockRejectedValueOnce(refusal(422, 'out_of_bounds'));
  await tab.sendAll(patientId);
  await tab.sendAll(patientId);
  expect(sentIds()).toEqual(['a', 'b']);
  expect((await tab.box.refresh()).items).toMatchObject([{ reading: { id: 'a' }, isRefused: true }]);
});

test('a full day is waited for', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const tab = openTab();
  await tab.post(own('a'));
  send.mockRejectedValueOnce(refusal(429, 'too_many_changes_today'));
  expect(await tab.sendAll(patientId)).toBe(againMs.tomorrow);
  expect(await tab.kept()).toEqual(['a']);
});

test.each([
  [403, 'too_late'],
  [409, 'already_stored'],
])('%i %s means that it is there, corrected or taken back perhaps', async (status, code) => {
  vi.stubGlobal('navigator', { onLine: false });
  const tab = openTab();
  await tab.post(own('a'));
  send.mockRejectedValueOnce(refusal(status, code));
  await tab.sendAll(patientId);
  expect(await tab.kept()).toEqual([]);
});

test('another patient’s reading is not sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const tab = openTab();
  await tab.post(own('a'));
  await tab.sendAll('another');
  expect(send).not.toHaveBeenCalled();
});
