import * as z from 'zod';
import { logLevel, parseEnvironment, sharedSecret, wholeNumber } from '../infra/setting-forms.ts';

/** Every name is an environment variable; the README explains each. */
const variables = z.object({
  PORTAL_TYPESETTER_SECRET: sharedSecret(),
  PORTAL_TYPESETTER_HOST: z.string().default('127.0.0.1'),
  PORTAL_TYPESETTER_PORT: wholeNumber(1, 65535, 8090),
  PORTAL_TYPESETTER_CHROMIUM: z.string().default('/usr/bin/chromium'),
  PORTAL_TYPESETTER_SANDBOX: z
    .enum(['on', 'off'], 'must be on or off. Leave it on wherever Chromium can start so.')
    .default('on'),
  PORTAL_TYPESETTER_AT_ONCE: wholeNumber(1, 64, 2),
  PORTAL_TYPESETTER_WAITING: wholeNumber(0, 1000, 16),
  PORTAL_TYPESETTER_SECONDS: wholeNumber(1, 60, 10),
  PORTAL_LOG_LEVEL: logLevel(),
});

export type TypesetterSettings = ReturnType<typeof parseTypesetterSettings>;

/** @throws SettingsError */
export function parseTypesetterSettings(environment: NodeJS.ProcessEnv) {
  const read = parseEnvironment(variables, environment);
  return {
    secret: read.PORTAL_TYPESETTER_SECRET,
    host: read.PORTAL_TYPESETTER_HOST,
    port: read.PORTAL_TYPESETTER_PORT,
    chromium: read.PORTAL_TYPESETTER_CHROMIUM,
    hasSandbox: read.PORTAL_TYPESETTER_SANDBOX === 'on',
    atOnce: read.PORTAL_TYPESETTER_AT_ONCE,
    waiting: read.PORTAL_TYPESETTER_WAITING,
    withinMs: read.PORTAL_TYPESETTER_SECONDS * 1000,
    logLevel: read.PORTAL_LOG_LEVEL,
  };
}
