import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { openPrivateStore, type StoreOwner } from './private-store.ts';

const first = { subject: 'account', id: 'account' };
const connected = { subject: 'account', id: 'of-the-hospital' };
const write = (owner: StoreOwner, value = 'words') => openPrivateStore(owner).update('box', () => value);
const read = (owner: StoreOwner) => openPrivateStore(owner).read('box');
const words = { outcome: 'found', value: 'words' };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test.each<[string, StoreOwner, StoreOwner]>([
  ['the same account and record', connected, connected],
  ['an account that was connected meanwhile', first, connected],
  ['a store of the release before, of a first record, connected meanwhile', { id: 'account' }, connected],
  ['a store of the release before, sealed for the patient', { id: 'of-the-hospital' }, connected],
  ['an account that lost its connection', connected, first],
])('%s: finds what it wrote, and writes on', async (_what, before, now) => {
  await write(before);
  expect(await read(now)).toEqual(words);
  await openPrivateStore(now).update('other', () => 'more');
  expect(await read(now)).toEqual(words);
  expect(await openPrivateStore(now).read('other')).toEqual({ outcome: 'found', value: 'more' });
});

test('a store that was taken over is still found by a tab of the release before', async () => {
  await write({ id: 'of-the-hospital' });
  await write(connected);
  expect(await read({ id: 'of-the-hospital' })).toEqual(words);
});

test.each<[string, StoreOwner]>([
  ['another account', { subject: 'another', id: 'another' }],
  ['another account with a record of the hospital', { subject: 'another', id: 'other-record' }],
])('%s finds nothing, and nothing is left', async (_what, other) => {
  await write(connected);
  expect(await read(other)).toEqual({ outcome: 'empty' });
  expect(await read(connected)).toEqual({ outcome: 'empty' });
});

test('who does not know the account reads nothing of it and empties nothing', async () => {
  await write(connected);
  const failed = { outcome: 'failed', reason: 'unreadable' };
  expect(await read({ id: 'of-the-hospital' })).toEqual(failed);
  expect(await write({ id: 'of-the-hospital' }, 'theirs')).toEqual(failed);
  expect(await read(connected)).toEqual(words);
});
