import { portalRequestHeader } from '@portal/api-contract/portal-request';
import type { TokenResponse } from '@portal/api-contract/auth';
import { onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { openInfra } from '../src/infra/infra.ts';
import { createLogger } from '../src/infra/logger.ts';
import { migrate } from '../src/infra/migrate.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { environment, publicUrl } from './stack.ts';

export type TestPortal = Awaited<ReturnType<typeof startPortal>>;

/** One API process on the real servers, closed after the test. */
export async function startPortal(overrides: Record<string, string> = {}) {
  const settings = parseSettings({
    ...environment,
    PORTAL_AUTH_RATE_PER_MINUTE: '100000',
    PORTAL_PATIENT_RATE_PER_MINUTE: '1000000',
    PORTAL_ADDRESS_RATE_PER_MINUTE: '1000000',
    PORTAL_PATIENT_MB_PER_MINUTE: '1000000',
    PORTAL_LOG_LEVEL: 'trace',
    ...overrides,
  });
  const logLines: string[] = [];
  const log = createLogger(settings, { write: (line) => void logLines.push(line) });
  await migrate({ databaseUrl: environment.PORTAL_DATABASE_URL }, log);
  const infra = openInfra(settings, log);
  const app = await buildApp(settings, infra);
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    await infra.close();
  });

  return {
    app,
    infra,
    settings,
    logLines,
    fhir: (path: string, accessToken: string | undefined, method: 'GET' | 'POST' = 'GET') =>
      app.inject({
        method,
        url: `/r4${path}`,
        headers: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
      }),
  };
}

/** A browser on the portal's own pages: sends what the web app sends, keeps the session cookie. */
export function createBrowser(cookies = new Map<string, string>()) {
  return {
    cookies,
    async post(portal: TestPortal, path: string, body: object, headers: Record<string, string> = {}) {
      const answer = await portal.app.inject({
        method: 'POST',
        url: path,
        headers: {
          origin: publicUrl,
          [portalRequestHeader]: '1',
          'user-agent': 'Chrome/156 Linux',
          ...headers,
        },
        cookies: Object.fromEntries(cookies),
        payload: body,
      });
      for (const { name, value } of answer.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;

export const webClient = { client_id: environment.PORTAL_WEB_CLIENT_ID };
export const nativeClient = { client_id: environment.PORTAL_NATIVE_CLIENT_ID };

export function getTokens(answer: { statusCode: number; body: string }): TokenResponse {
  if (answer.statusCode !== 200) throw new Error(`expected tokens, got ${answer.statusCode} ${answer.body}`);
  return JSON.parse(answer.body) as TokenResponse;
}
