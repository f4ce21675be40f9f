import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberVerified } from './verified-tokens.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a token is checked once a minute, again when it has expired, and a refusal is not remembered', async () => {
  const exp = Math.floor(Date.now() / 1000) + 90;
  const verify = vi.fn(async (token: string) => {
    if (token === 'bad') throw new Error('refused');
    return { exp };
  });
  const verifyAgain = rememberVerified(verify);
  for (const [second, checks] of [
    [0, 1],
    [59, 1],
    [60, 2],
    [89, 2],
    [90, 3],
    [91, 4],
  ] as const) {
    vi.setSystemTime((exp - 90 + second) * 1000);
    await verifyAgain('good');
    expect([second, verify.mock.calls.length]).toEqual([second, checks]);
  }
  await expect(verifyAgain('bad')).rejects.toThrow('refused');
  await expect(verifyAgain('bad')).rejects.toThrow('refused');
});

test.each([undefined, 0, Math.floor(Date.now() / 1000) - 1])(
  'a token with exp %s is not remembered',
  async (exp) => {
    const verify = vi.fn(async () => (exp === undefined ? {} : { exp }));
    const verifyAgain = rememberVerified(verify);
    await verifyAgain('token');
    await verifyAgain('token');
    expect(verify).toHaveBeenCalledTimes(2);
  },
);
