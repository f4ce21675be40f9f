import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { origin } from '../../e2e/core/test.ts';

const clients = 3;
/** Together within the 600 calls that one patient may make in a minute. */
const restMs = 350;

/** Pages of one patient that ask without end: reads, a batch, choices, links, devices, and a refresh by the cookie. */
export function startLoad(browser: APIRequestContext, patientId: string, preferences: object) {
  const failed = new Map<string, number>();
  const ending = new AbortController();
  let [ok, token] = [0, ''];
  const fetchAs = (method: string, path: string, data?: object) =>
    browser.fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': path === '/r4' ? 'application/fhir+json' : 'application/json',
      },
      ...(data && { data }),
    });
  const batch = {
    resourceType: 'Bundle',
    type: 'batch',
    entry: [{ request: { method: 'GET', url: `Patient/${patientId}` } }],
  };
  const calls: Record<string, () => Promise<APIResponse>> = {
    read: () => fetchAs('GET', `/r4/Patient/${patientId}`),
    batch: () => fetchAs('POST', '/r4', batch),
    choices: () => fetchAs('GET', '/v1/notice-preferences'),
    'change of choices': () => fetchAs('PUT', '/v1/notice-preferences', preferences),
    links: () => fetchAs('GET', '/v1/shares'),
    devices: () => fetchAs('GET', '/v1/devices'),
    config: () => browser.get(`${origin}/config.json`),
  };

  async function refresh(): Promise<APIResponse> {
    const answer = await browser.post(`${origin}/v1/auth/refresh`, {
      headers: { origin, [portalRequestHeader]: '1' },
      data: { client_id: 'patient-portal' },
    });
    if (answer.ok()) ({ access_token: token } = (await answer.json()) as { access_token: string });
    return answer;
  }

  async function note(what: string, call: () => Promise<APIResponse>) {
    const told = await call().then(
      async (answer) => (answer.ok() ? 'ok' : `${answer.status()} ${(await answer.text()).slice(0, 160)}`),
      (error: unknown) => String(error).split('\n')[0] ?? '',
    );
    if (told === 'ok') ok += 1;
    else failed.set(`${what}: ${told}`, (failed.get(`${what}: ${told}`) ?? 0) + 1);
  }

  const asking = (async () => {
    await note('refresh', refresh);
    await Promise.all([
      ...Array.from({ length: clients }, async () => {
        while (!ending.signal.aborted)
          for (const [what, call] of Object.entries(calls)) {
            await note(what, call);
            await sleep(restMs);
          }
      }),
      (async () => {
        while (!ending.signal.aborted) {
          await sleep(5000);
          await note('refresh', refresh);
        }
      })(),
    ]);
  })();

  return {
    count: () => ok,
    async stop() {
      ending.abort();
      await asking;
      return { ok, failed: [...failed] };
    },
  };
}
