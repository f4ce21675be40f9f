import { setTimeout as sleep } from 'node:timers/promises';
import { recordDose, takeBackDose } from '@portal/fhir-queries/medication-administration.query';
import type { Subscription } from 'fhir/r4';
import { expect, test } from 'vitest';
import { listen } from './event-reader.ts';
import { message, startListeningPortal } from './event-setup.ts';
import { clientOf } from './gateway-client.ts';
import { signIn as signInAtGateway } from './gateway-patient.ts';
import { order } from './gateway-written.ts';
import { createPatient, putResource, readResource } from './people.ts';
import { signInWeb } from './sign-in.ts';
import { publicUrl } from './stack.ts';
import { takeHook } from './take-hook.ts';

const withheld = { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' };

async function startHooked() {
  const hook = await takeHook();
  const portal = await startListeningPortal(hook);
  await expect
    .poll(() => portal.logLines.some((line) => line.includes('tells of changes"')), { timeout: 40_000 })
    .toBe(true);
  return { ...portal, hookUrl: hook.PORTAL_HOOK_URL, hookSecret: hook.PORTAL_HOOK_SECRET };
}

async function signIn(portal: Awaited<ReturnType<typeof startListeningPortal>>) {
  const person = await createPatient();
  const { tokens, browser } = await signInWeb(portal, person);
  return {
    ...person,
    browser,
    token: tokens.access_token,
    self: { reference: `Patient/${person.patientId}` },
  };
}

test('a page that listens only some time after it asked for its data is told what changed in between', async () => {
  const portal = await startListeningPortal();
  const a = await signIn(portal);
  const startedAt = Date.now();
  const written = message(a.self);
  await putResource(written);
  const late = await listen(portal.url, a.token, { loadingMs: Date.now() - startedAt });
  await late.waitFor(written.id);
});

test('what the clinic writes reaches its patient within a second, at every process, and no other patient', async () => {
  const portal = await startHooked();
  const elsewhere = await startListeningPortal();
  const [a, b] = [await signIn(portal), await signIn(portal)];
  const here = await listen(portal.url, a.token);
  const there = await listen(elsewhere.url, a.token);
  const others = await listen(portal.url, b.token);
  expect(here.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(here.headers.get('x-content-type-options')).toBe('nosniff');
  await expect.poll(() => here.names).toEqual(['ready']);

  const delays: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const written = message(a.self);
    const startedAt = Date.now();
    await putResource(written);
    await here.waitFor(written.id);
    await there.waitFor(written.id);
    delays.push(
      Math.max(...[here, there].map((reader) => (reader.changes.at(-1)?.heardAt ?? 0) - startedAt)),
    );
  }
  delays.sort((one, other) => one - other);
  process.stdout.write(`written to told, of ten: median ${delays[5]} ms, slowest ${delays[9]} ms\n`);
  expect(delays[5]).toBeLessThan(3000);

  const last = here.changes.at(-1);
  expect(Object.keys(last ?? {}).toSorted()).toEqual(['cursor', 'heardAt', 'id', 'type', 'version']);
  expect(here.text).not.toContain('CANARY');
  await sleep(5000);
  for (const { changes } of [here, there])
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  expect(others.changes).toEqual([]);
}, 180_000);

test('a dose that the patient marks or takes back is told to the own other devices, each version once', async () => {
  const portal = await startHooked();
  const withoutRedis = await startListeningPortal({ PORTAL_REDIS_URL: 'redis://127.0.0.1:1' });
  const [a, b] = [await signInAtGateway(portal), await signIn(portal)];
  const told = await listen(portal.url, a.tokens.access_token);
  const asking = await listen(withoutRedis.url, a.tokens.access_token);
  const others = await listen(portal.url, b.token);
  const client = clientOf(a);
  const versions = ({ changes }: typeof told) =>
    changes
      .filter(({ type }) => type === 'MedicationAdministration')
      .map(({ id, version }) => `${id}/${version}`);

  const prescribed = await order(a.patientId);
  const dose = await recordDose(client, { patientId: a.patientId, order: prescribed, at: Date.now() });
  for (const reader of [told, asking]) await reader.waitFor(dose.id);
  await takeBackDose(client, dose);
  const both = [`${dose.id}/1`, `${dose.id}/2`];
  for (const reader of [told, asking])
    await expect.poll(() => versions(reader), { timeout: 10_000 }).toEqual(both);
  await sleep(5000);
  for (const reader of [told, asking]) expect(versions(reader)).toEqual(both);
  expect(others.changes).toEqual([]);
}, 180_000);

test('the hook asks for its secret, and what is put there without it is told to nobody', async () => {
  const portal = await startHooked();
  const secret = portal.hookSecret;
  const a = await signIn(portal);
  const reader = await listen(portal.url, a.token);
  const forged = { ...message(a.self), meta: { versionId: '1', lastUpdated: new Date().toISOString() } };
  const put = (authorization?: string) =>
    fetch(`${portal.hookUrl}/Communication/${forged.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/fhir+json', ...(authorization && { authorization }) },
      body: JSON.stringify(forged),
    });
  for (const wrong of [undefined, '', 'Bearer ', `Basic ${secret}`, `Bearer ${secret}x`])
    expect([wrong, (await put(wrong)).status]).toEqual([wrong, 401]);
  expect(reader.changes).toEqual([]);
  expect((await put(`Bearer ${secret}`)).status).toBe(200);
  await reader.waitFor(forged.id);
  const subscription = (await readResource('Subscription/portal-changes-communication')).body as Subscription;
  expect([subscription.status, subscription.channel.endpoint]).toEqual(['active', portal.hookUrl]);
  for (const path of ['Subscription/portal-changes-communication', 'Subscription'])
    expect((await portal.fhir(`/${path}`, a.token)).statusCode).toBe(403);
}, 180_000);

test('without hook and Redis it is late, not lost; withheld, shared and foreign changes are told to nobody', async () => {
  const portal = await startListeningPortal({ PORTAL_REDIS_URL: 'redis://127.0.0.1:1' });
  const [a, b] = [await signIn(portal), await signIn(portal)];
  const [reader, others] = [await listen(portal.url, a.token), await listen(portal.url, b.token)];
  const hidden = message(a.self, { meta: { security: [withheld] } });
  const anothers = message(b.self);
  const shown = message(a.self);
  for (const written of [hidden, anothers, shown]) await putResource(written);
  const startedAt = Date.now();
  await reader.waitFor(shown.id, 15_000);
  process.stdout.write(`told by asking after ${Date.now() - startedAt} ms\n`);
  await others.waitFor(anothers.id);
  expect(reader.ids()).toEqual([shown.id]);
  expect(others.ids()).toEqual([anothers.id]);
});

test('whoever comes back with the cursor is told what was missed, from memory or from the record', async () => {
  const portal = await startListeningPortal();
  const a = await signIn(portal);
  const first = await listen(portal.url, a.token);
  await expect.poll(() => first.names).toContain('ready');
  first.close();
  const missed = [message(a.self), message(a.self, { meta: { security: [withheld] } }), message(a.self)];
  for (const written of missed) await putResource(written);
  const seen = [missed[0]?.id, missed[2]?.id];
  // A process that has just started remembers nothing.
  const elsewhere = await startListeningPortal();
  for (const { url } of [elsewhere, portal]) {
    const again = await listen(url, a.token, { cursor: first.cursor ?? '' });
    for (const id of seen) await again.waitFor(id);
    expect(new Set(again.ids())).toEqual(new Set(seen));
    again.close();
  }
  const b = await signIn(portal);
  const stranger = await listen(elsewhere.url, b.token, { cursor: first.cursor ?? '' });
  await expect.poll(() => stranger.names).toEqual(['ready']);
  expect(stranger.changes).toEqual([]);
  const away = await listen(portal.url, a.token, { cursor: '2026-01-01T00:00:00.000Z' });
  await expect.poll(() => away.names).toEqual(['reset']);
});

test('no token, a token in the address, a foreign page, a made-up cursor and too many streams are refused', async () => {
  const portal = await startListeningPortal({ PORTAL_EVENT_STREAMS_PER_PATIENT: '2' });
  const a = await signIn(portal);
  const statusOf = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${portal.url}${path}`, { headers });
    await response.body?.cancel();
    return response.status;
  };
  const bearer = { authorization: `Bearer ${a.token}` };
  expect(await statusOf('/v1/events', {})).toBe(401);
  expect(await statusOf(`/v1/events?access_token=${a.token}&token=${a.token}`, {})).toBe(401);
  expect(await statusOf('/v1/events', { ...bearer, origin: 'https://evil.example' })).toBe(403);
  for (const cursor of ['1', 'Patient/x', '2026-01-01', "' or 1=1 --"])
    expect([cursor, await statusOf('/v1/events', { ...bearer, 'last-event-id': cursor })]).toEqual([
      cursor,
      400,
    ]);

  const [one, two] = [
    await listen(portal.url, a.token, { origin: publicUrl }),
    await listen(portal.url, a.token),
  ];
  expect([one.status, two.status, (await listen(portal.url, a.token)).status]).toEqual([200, 200, 429]);
  one.close();
  await expect.poll(async () => (await listen(portal.url, a.token)).status).toBe(200);
});

test('a stream ends with the session, and all streams end when the process does', async () => {
  const portal = await startListeningPortal();
  const [a, b] = [await signIn(portal), await signIn(portal)];
  const [gone, stays] = [await listen(portal.url, a.token), await listen(portal.url, b.token)];
  await a.browser.post(portal, '/v1/auth/revoke', { client_id: portal.settings.clients.web.id });
  const endedAt = Date.now();
  await expect.poll(() => gone.isOpen, { timeout: 8000 }).toBe(false);
  expect(Date.now() - endedAt).toBeLessThan(5000);
  expect(stays.isOpen).toBe(true);
  await portal.app.close();
  await expect.poll(() => stays.isOpen).toBe(false);
});
