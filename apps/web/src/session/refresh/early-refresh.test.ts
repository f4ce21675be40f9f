import { afterEach, expect, test, vi } from 'vitest';

const config = {
  clinicName: 'Clinic',
  clinicZone: 'Asia/Kathmandu',
  issuer: 'https://identity.example/realms/portal',
  clientId: 'patient-portal',
  scope: 'openid',
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A tab of its own for each test: what was asked for is remembered by the module. */
async function openTab(refresh: () => Promise<Response>) {
  // Another test file of this process may have read another configuration.
  vi.resetModules();
  const asked = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>(async (address) =>
    address.endsWith('/config.json') ? Response.json(config) : refresh(),
  );
  vi.stubGlobal('fetch', asked);
  const tab = await import('./early-refresh.ts');
  return { ...tab, asked };
}

test('asks once, as the web client, and gives the answer once', async () => {
  const { refreshEarly, takeEarlyRefresh, asked } = await openTab(async () => Response.json({ ok: true }));
  refreshEarly();
  const answer = await takeEarlyRefresh();
  expect(await answer?.json()).toEqual({ ok: true });
  expect(takeEarlyRefresh()).toBeUndefined();
  const [, options] = asked.mock.calls.find(([address]) => address === '/v1/auth/refresh') ?? [];
  expect(options).toMatchObject({ method: 'POST', body: '{"client_id":"patient-portal","idle_seconds":0}' });
});

test('a server that is silent is nobody who answered', async () => {
  const { refreshEarly, takeEarlyRefresh } = await openTab(() => Promise.reject(new TypeError('offline')));
  refreshEarly();
  expect(await takeEarlyRefresh()).toBeUndefined();
});

test('where nobody asked there is nothing', async () => {
  const { takeEarlyRefresh } = await openTab(async () => Response.json({}));
  expect(takeEarlyRefresh()).toBeUndefined();
});
