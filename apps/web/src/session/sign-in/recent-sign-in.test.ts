import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import type { OperationOutcome } from 'fhir/r4';
import { expect, test, vi } from 'vitest';
import { NotConfirmed, withRecentSignIn } from './recent-sign-in.ts';
import { signInQuestion } from './sign-in-question.ts';

const outcome = (code: string): OperationOutcome => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code: 'forbidden', details: { coding: [{ code }] } }],
});
const tooOld = new RecordsRefusal(403, outcome('recent_sign_in_needed'));

test('what needs a recent sign-in is done once more after it, and only then', async () => {
  const act = vi.fn<() => Promise<string>>().mockRejectedValueOnce(tooOld).mockResolvedValueOnce('done');
  const done = withRecentSignIn(act);
  await vi.waitFor(() => expect(signInQuestion.getState().settle).toBeDefined());
  expect(act).toHaveBeenCalledTimes(1);
  signInQuestion.getState().settle?.(true);
  expect(await done).toBe('done');
  expect(signInQuestion.getState().settle).toBeUndefined();
});

test('who would rather not is left alone: nothing is done', async () => {
  const act = vi.fn<() => Promise<string>>().mockRejectedValue(tooOld);
  const done = withRecentSignIn(act);
  await vi.waitFor(() => expect(signInQuestion.getState().settle).toBeDefined());
  signInQuestion.getState().settle?.(false);
  await expect(done).rejects.toThrow(NotConfirmed);
  expect(act).toHaveBeenCalledTimes(1);
});

test('another refusal is no question', async () => {
  const refusal = new RecordsRefusal(403, outcome('not_allowed'));
  await expect(withRecentSignIn(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(signInQuestion.getState().settle).toBeUndefined();
});
