import { expect, test } from 'vitest';
import { SettingsError } from '../infra/setting-forms.ts';
import { parsePdfRendererSettings } from './settings.ts';

const secret = 'a-secret-of-more-than-24-letters';

test('a secret is all that must be set; Chromium keeps its sandbox unless told otherwise', () => {
  expect(parsePdfRendererSettings({ PORTAL_PDF_RENDERER_SECRET: secret })).toMatchObject({
    secrets: [secret],
    host: '127.0.0.1',
    port: 8090,
    hasSandbox: true,
    atOnce: 2,
    waiting: 16,
    withinMs: 10_000,
  });
  const off = { PORTAL_PDF_RENDERER_SECRET: secret, PORTAL_PDF_RENDERER_SANDBOX: 'off' };
  expect(parsePdfRendererSettings(off).hasSandbox).toBe(false);
});

test('what is missing or wrong is told in a line each', () => {
  try {
    parsePdfRendererSettings({ PORTAL_PDF_RENDERER_SANDBOX: 'no', PORTAL_PDF_RENDERER_PORT: 'x' });
    expect.unreachable();
  } catch (error) {
    expect(error instanceof SettingsError && error.problems).toEqual([
      expect.stringMatching(/^PORTAL_PDF_RENDERER_SECRET is missing\. /),
      expect.stringMatching(/^PORTAL_PDF_RENDERER_PORT must be a whole number /),
      expect.stringMatching(/^PORTAL_PDF_RENDERER_SANDBOX must be on or off\. /),
    ]);
  }
});
