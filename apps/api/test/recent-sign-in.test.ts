import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Device } from '@portal/api-contract/account';
import type { Patient } from 'fhir/r4';
import { expect, test } from 'vitest';
import { countUpstreamSessions, createPatient, createPerson } from './people.ts';
import { type TestPortal, startPortal } from './portal.ts';
import { consent, signInNative, signInWeb } from './sign-in.ts';

const again = { scope: 'openid', prompt: { prompt: 'login', max_age: '0' } };
const share = { payload: `${'a'.repeat(40)}..${'b'.repeat(16)}.c.${'d'.repeat(22)}`, hours: 1 };

async function setUp(portal: TestPortal) {
  const person = await createPatient();
  const { jar, tokens } = await signInWeb(portal, person);
  const token = tokens.access_token;
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, more: object = {}) =>
    portal.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...more },
      ...(payload === undefined ? {} : { payload }),
    });
  const path = `/r4/Patient/${person.patientId}`;
  const write = async (change: Partial<Patient>) => {
    const stored = (await ask('GET', path)).json<Patient>();
    const headers = {
      'content-type': 'application/fhir+json',
      'if-match': `W/"${stored.meta?.versionId ?? ''}"`,
    };
    return ask('PUT', path, { ...stored, ...change }, headers);
  };
  return {
    person,
    jar,
    acts: {
      share: async () => (await ask('POST', '/v1/shares', share)).statusCode,
      download: async () => (await ask('POST', '/v1/downloads')).statusCode,
      contact: async () =>
        (await write({ telecom: [{ system: 'phone', value: `98${randomInt(1e7, 1e8)}` }] })).statusCode,
    },
    write,
    confirm: (proof: object) => ask('POST', '/v1/account/confirm', proof),
    ask,
  };
}

/** As if the person had signed in so many minutes ago, known to every process. */
async function age({ infra }: TestPortal, subject: string, minutes: number | null) {
  const rows = await infra.database.query<{ sid: string; client: string }>(
    `update portal.sessions set signed_in_at = now() - make_interval(mins => $2) where subject = $1
     returning upstream_sid as sid, client`,
    [subject, minutes],
  );
  for (const { sid, client } of rows) await infra.redis.publish('portal:session-revoked', `${client} ${sid}`);
  await sleep(300);
}

const doAll = async (acts: Record<string, () => Promise<number>>) => {
  const done: [string, number][] = [];
  for (const [name, act] of Object.entries(acts)) done.push([name, await act()]);
  return Object.fromEntries(done);
};
const allowed = { share: 201, download: 201, contact: 200 };
const asked = { share: 403, download: 403, contact: 403 };

test('case 87: share, download and contact change after 15 minutes ask anew; a sign-in of the same person lets them', async () => {
  const portal = await startPortal();
  const { person, jar, acts, ask, confirm } = await setUp(portal);
  expect(await doAll(acts)).toEqual(allowed);
  for (const minutes of [16, null]) {
    await age(portal, person.userId, minutes);
    expect(await doAll(acts)).toEqual(asked);
    const refused = await ask('POST', '/v1/shares', share);
    expect(refused.json()).toMatchObject({ code: 'recent_sign_in_needed' });
    expect((await confirm(await consent(person, { jar, ...again }))).statusCode).toBe(204);
    expect(await doAll(acts)).toEqual(allowed);
  }
  await age(portal, person.userId, 14);
  expect(await doAll(acts)).toEqual(allowed);
});

test('case 87: a confirmation leaves nobody signed in at the identity server: the next in this browser types a password', async () => {
  const portal = await startPortal();
  const { person, jar, acts, confirm } = await setUp(portal);
  await age(portal, person.userId, 16);
  const proof = await consent(person, { jar, ...again });
  expect(await countUpstreamSessions(person)).toBe(2);
  expect((await confirm(proof)).statusCode).toBe(204);
  expect(await countUpstreamSessions(person)).toBe(1);
  expect(await doAll(acts)).toEqual(allowed);
  await age(portal, person.userId, 16);
  expect((await confirm(proof)).json()).toMatchObject({ code: 'code_refused' });
  expect(await doAll(acts)).toEqual(asked);
});

test('case 87: what is no contact data needs no recent sign-in, and neither does reading', async () => {
  const portal = await startPortal();
  const { person, acts, write, ask } = await setUp(portal);
  await age(portal, person.userId, 16);
  expect(await acts.share()).toBe(403);
  const refused = await write({ telecom: [{ system: 'email', value: 'stranger@example.org' }] });
  expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('recent_sign_in_needed')]);
  expect((await write({ communication: [{ language: { text: 'Nepali' } }] })).statusCode).toBe(200);
  expect((await ask('GET', '/v1/shares')).statusCode).toBe(200);
});

test('case 87: the fresh proof of another person, another app or an old sign-in is none', async () => {
  const portal = await startPortal();
  const { person, jar, acts, confirm } = await setUp(portal);
  await age(portal, person.userId, 16);
  const stranger = await createPerson();
  const native = await consent(person, { ...again, native: true });
  expect((await confirm(await consent(stranger, again))).json()).toMatchObject({ code: 'other_person' });
  expect((await confirm(native)).json()).toMatchObject({ code: 'unknown_client' });
  const proof = await consent(person, { jar, ...again });
  expect((await confirm({ ...proof, code: 'made-up' })).json()).toMatchObject({ code: 'code_refused' });
  expect(await doAll(acts)).toEqual(asked);
});

test('case 87: ending other devices after 15 minutes asks anew, and ends none; a new sign-in lets it', async () => {
  const portal = await startPortal();
  const { person, jar, ask, confirm } = await setUp(portal);
  const phone = await signInNative(portal, person);
  const browser = await signInWeb(portal, person);
  const devices = (await ask('GET', '/v1/devices')).json<{ devices: Device[] }>().devices;
  const phoneId = devices.find(({ client }) => client === 'native')?.id ?? '';
  const endings = { phone: `/v1/devices/${phoneId}`, others: '/v1/devices/others' };
  const isIn = async (token: string) =>
    (await portal.fhir(`/Patient/${person.patientId}`, token)).statusCode === 200;
  const areIn = async () => Promise.all([phone, browser].map(({ tokens }) => isIn(tokens.access_token)));
  await age(portal, person.userId, 16);
  for (const url of Object.values(endings)) {
    const refused = await ask('DELETE', url);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'recent_sign_in_needed' }]);
  }
  expect((await ask('GET', '/v1/devices')).statusCode).toBe(200);
  expect(await areIn()).toEqual([true, true]);
  expect((await confirm(await consent(person, { jar, ...again }))).statusCode).toBe(204);
  expect((await ask('DELETE', endings.phone)).statusCode).toBe(204);
  expect(await areIn()).toEqual([false, true]);
  expect((await ask('DELETE', endings.others)).statusCode).toBe(204);
  expect(await areIn()).toEqual([false, false]);
});

test('case 87: what one session has confirmed counts for no other session', async () => {
  const portal = await startPortal();
  const { person, jar, acts, confirm } = await setUp(portal);
  const phone = await signInNative(portal, person);
  const shareByPhone = async () =>
    (
      await portal.app.inject({
        method: 'POST',
        url: '/v1/shares',
        headers: { authorization: `Bearer ${phone.tokens.access_token}` },
        payload: share,
      })
    ).statusCode;
  await age(portal, person.userId, 16);
  expect((await confirm(await consent(person, { jar, ...again }))).statusCode).toBe(204);
  expect(await acts.share()).toBe(201);
  expect(await shareByPhone()).toBe(403);
});
