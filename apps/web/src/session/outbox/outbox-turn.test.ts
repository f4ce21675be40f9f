import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { expect, test } from 'vitest';
import type { Waiting } from './outbox-queue.ts';
import { FileLostError, findNext, judgeFailure } from './outbox-turn.ts';

const refusal = (status: number, code: string) =>
  new RecordsRefusal(status, {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code: 'throttled', details: { coding: [{ code }] } }],
  });
const waiting = (id: string, more: Partial<Waiting> = {}) =>
  ({ id, isRefused: false, held: [], ...more }) as unknown as Waiting;

test.each([
  ['silence', new Error('The connection was lost.'), 'later'],
  ['too many calls in this minute', refusal(429, 'too_many_requests'), 'later'],
  ['too many messages today', refusal(429, 'too_many_messages_today'), 'tomorrow'],
  ['too many files today', refusal(429, 'too_many_uploads_today'), 'tomorrow'],
  ['a refusal', refusal(422, 'not_accepted'), { isRefused: true }],
  ['a lost file', new FileLostError(), { isFileLost: true }],
])('after %s', (_what, error, expected) => {
  expect(judgeFailure(error)).toEqual(expected);
});

test('a message that waits for tomorrow holds up no other', () => {
  const items = [waiting('refused', { isRefused: true }), waiting('photo'), waiting('words')];
  expect(findNext(items, new Set())?.id).toBe('photo');
  expect(findNext(items, new Set(['photo']))?.id).toBe('words');
  expect(findNext(items, new Set(['photo', 'words']))).toBeUndefined();
});
