import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Account } from '@portal/test-stack/identity-admin';
import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { origin } from '../../e2e/core/test.ts';
import { settings } from './first-release.ts';

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>;
type Patient = Account & { id: string; cookies: Cookies };

/** Whom release 0.1.0 knew, what their devices keep, what it had queued, and a hash of each resource. */
export type FirstRelease = {
  maya: Patient & { preferences: object };
  sita: Patient & { refreshToken: string };
  link: { url: string; passcode: string; payload: string };
  jobs: string[];
  resources: Record<string, string>;
};

export const firstReleaseFile = join(settings.directory, '0.1.0.json');

/** Calls as the page of a signed-in browser, after a refresh by its cookie. @throws on any answer but a good one */
export async function bearer(browser: APIRequestContext) {
  const refreshed = await browser.post(`${origin}/v1/auth/refresh`, {
    headers: { origin, [portalRequestHeader]: '1' },
    data: { client_id: 'patient-portal' },
  });
  if (!refreshed.ok()) throw new Error(`signed out: ${refreshed.status()} ${await refreshed.text()}`);
  const { access_token } = (await refreshed.json()) as { access_token: string };
  return async (method: string, path: string, data?: object): Promise<unknown> => {
    const answer = await browser.fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}` },
      ...(data && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    const text = await answer.text();
    return text.startsWith('{') ? (JSON.parse(text) as unknown) : undefined;
  };
}
