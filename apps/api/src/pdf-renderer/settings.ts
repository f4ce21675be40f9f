import * as z from 'zod';
import { tlsVariables, toTls } from '../infra/tls-settings.ts';
import { logLevel, parseEnvironment, sharedSecrets, wholeNumber } from '../infra/setting-forms.ts';

/** Every name is an environment variable; the README explains each. */
const variables = z.object({
  ...tlsVariables,
  PORTAL_PDF_RENDERER_SECRET: sharedSecrets(),
  PORTAL_PDF_RENDERER_HOST: z.string().default('127.0.0.1'),
  PORTAL_PDF_RENDERER_PORT: wholeNumber(1, 65535, 8090),
  PORTAL_PDF_RENDERER_CHROMIUM: z.string().default('/usr/bin/chromium'),
  PORTAL_PDF_RENDERER_SANDBOX: z
    .enum(['on', 'off'], 'must be on or off. Leave it on wherever Chromium can start so.')
    .default('on'),
  PORTAL_PDF_RENDERER_AT_ONCE: wholeNumber(1, 64, 2),
  PORTAL_PDF_RENDERER_WAITING: wholeNumber(0, 1000, 16),
  PORTAL_PDF_RENDERER_SECONDS: wholeNumber(1, 60, 10),
  PORTAL_LOG_LEVEL: logLevel(),
});

export type PdfRendererSettings = ReturnType<typeof parsePdfRendererSettings>;

/** @throws SettingsError */
export function parsePdfRendererSettings(environment: NodeJS.ProcessEnv) {
  const read = parseEnvironment(variables, environment);
  return {
    secrets: read.PORTAL_PDF_RENDERER_SECRET,
    host: read.PORTAL_PDF_RENDERER_HOST,
    port: read.PORTAL_PDF_RENDERER_PORT,
    chromium: read.PORTAL_PDF_RENDERER_CHROMIUM,
    hasSandbox: read.PORTAL_PDF_RENDERER_SANDBOX === 'on',
    atOnce: read.PORTAL_PDF_RENDERER_AT_ONCE,
    waiting: read.PORTAL_PDF_RENDERER_WAITING,
    withinMs: read.PORTAL_PDF_RENDERER_SECONDS * 1000,
    tls: toTls(read),
    logLevel: read.PORTAL_LOG_LEVEL,
  };
}
