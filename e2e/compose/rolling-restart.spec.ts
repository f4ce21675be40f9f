import { setTimeout as sleep } from 'node:timers/promises';
import { openSession } from '../core/open-session.ts';
import { expect, origin, test } from '../core/test.ts';
import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { podman, project } from './podman.ts';

/** Together within what one patient may ask for in a minute. */
const clients = 3;
const restMs = 120;

/** Whether the health check of the container says so; podman runs it by itself only where systemd does. */
function isHealthy(container: string): boolean {
  try {
    podman('healthcheck', 'run', container);
    return true;
  } catch {
    return false;
  }
}

async function replace(service: string) {
  const container = `${project}_${service}_1`;
  podman('stop', '--time=20', container);
  podman('start', container);
  while (!isHealthy(container)) await sleep(500);
  // As `docker compose up --wait` has it between two: the proxy asks again what it had left out.
  await sleep(3000);
}

test('fault 12: both API processes are restarted one after the other, and no request fails', async ({
  context,
  patient,
}) => {
  test.setTimeout(240_000);
  await openSession(context, patient);
  const refreshed = await context.request.post(`${origin}/v1/auth/refresh`, {
    headers: { origin, [portalRequestHeader]: '1' },
    data: { client_id: 'patient-portal' },
  });
  const { access_token: token } = (await refreshed.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/fhir+json' };
  const batch = {
    resourceType: 'Bundle',
    type: 'batch',
    entry: [{ request: { method: 'GET', url: `Patient/${patient.id}` } }],
  };
  const counts = { ok: 0, failed: new Map<string, number>() };
  const note = (what: string) => counts.failed.set(what, (counts.failed.get(what) ?? 0) + 1);
  const end = new AbortController();
  async function ask() {
    while (!end.signal.aborted)
      for (const call of [
        () => context.request.get(`${origin}/r4/Patient/${patient.id}`, { headers }),
        () => context.request.post(`${origin}/r4`, { headers, data: batch }),
        () => context.request.get(`${origin}/config.json`),
      ]) {
        const told = await call().then(
          async (answer) =>
            answer.ok() ? 'ok' : `${answer.status()} ${(await answer.text()).slice(0, 120)}`,
          (error: unknown) => String(error).split('\n')[0] ?? '',
        );
        if (told === 'ok') counts.ok += 1;
        else note(told);
        await sleep(restMs);
      }
  }
  const asking = Array.from({ length: clients }, ask);
  await sleep(3000);
  for (const service of ['api-1', 'api-2']) await replace(service);
  await sleep(3000);
  end.abort();
  await Promise.all(asking);
  process.stdout.write(`  ${counts.ok} requests answered, failed: ${JSON.stringify([...counts.failed])}\n`);
  expect([...counts.failed]).toEqual([]);
  expect(counts.ok).toBeGreaterThan(150);
});
