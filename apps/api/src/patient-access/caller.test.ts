import type { FastifyRequest } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { type Caller, rateLimitKey, requireCaller, requireRecentSignIn } from './caller.ts';
import { parseScopes } from './scopes.ts';

const caller: Caller = { patientId: 'A', sessionId: 's', scopes: parseScopes('') };

afterEach(() => {
  vi.useRealTimers();
});

test('a route without a caller is refused', () => {
  expect(requireCaller({ caller } as FastifyRequest)).toBe(caller);
  expect(() => requireCaller({} as FastifyRequest)).toThrow(
    expect.objectContaining({ status: 403, code: 'no_patient_record', detail: 'No patient is signed in.' }),
  );
});

test.each([
  [0, true],
  [15 * 60_000, true],
  [15 * 60_000 + 1, false],
])('a sign-in %i ms ago is recent: %s', (ago, isRecent) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T04:00:00Z') });
  const ask = () => requireRecentSignIn({ ...caller, signedInAt: new Date(Date.now() - ago) });
  if (isRecent) expect(ask).not.toThrow();
  else
    expect(ask).toThrow(
      expect.objectContaining({
        status: 403,
        code: 'recent_sign_in_needed',
        detail: expect.stringContaining('sign in again') as string,
      }),
    );
});

test('one that nobody knows of is not', () => {
  expect(() => requireRecentSignIn(caller)).toThrow('recent_sign_in_needed');
});

test('calls are counted for the patient, whatever the session', () => {
  expect(rateLimitKey(caller)).toBe('patient:A');
});
