import { expect, test } from 'vitest';
import { SettingsError } from '../infra/setting-forms.ts';
import { parseTypesetterSettings } from './settings.ts';

const secret = 'a-secret-of-more-than-24-letters';

test('a secret is all that must be set; Chromium keeps its sandbox unless told otherwise', () => {
  expect(parseTypesetterSettings({ PORTAL_TYPESETTER_SECRET: secret })).toMatchObject({
    secret,
    host: '127.0.0.1',
    port: 8090,
    hasSandbox: true,
    atOnce: 2,
    waiting: 16,
    withinMs: 10_000,
  });
  const off = { PORTAL_TYPESETTER_SECRET: secret, PORTAL_TYPESETTER_SANDBOX: 'off' };
  expect(parseTypesetterSettings(off).hasSandbox).toBe(false);
});

test('what is missing or wrong is told in a line each', () => {
  try {
    parseTypesetterSettings({ PORTAL_TYPESETTER_SANDBOX: 'no', PORTAL_TYPESETTER_PORT: 'x' });
    expect.unreachable();
  } catch (error) {
    expect(error instanceof SettingsError && error.problems).toEqual([
      expect.stringMatching(/^PORTAL_TYPESETTER_SECRET is missing\. /),
      expect.stringMatching(/^PORTAL_TYPESETTER_PORT must be a whole number /),
      expect.stringMatching(/^PORTAL_TYPESETTER_SANDBOX must be on or off\. /),
    ]);
  }
});
