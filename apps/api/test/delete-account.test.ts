import { afterEach, expect, test, vi } from 'vitest';
import { countUpstreamSessions, createPatient, createPerson, hasAccount, readResource } from './people.ts';
import { type TestPortal, startPortal, webClient } from './portal.ts';
import { consent, signInNative, signInWeb } from './sign-in.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { identityOrigin } from './stack.ts';
import { Unavailable } from '../src/upstream/unavailable.ts';

const again = { scope: 'openid', prompt: { prompt: 'login', max_age: '0' } };
const knownFromBefore = { scope: 'openid', prompt: {} };

afterEach(() => {
  vi.useRealTimers();
});

const ask = (portal: TestPortal, token: string, proof: object) =>
  portal.app.inject({
    method: 'POST',
    url: '/v1/account/delete',
    headers: { authorization: `Bearer ${token}` },
    payload: proof,
  });

async function setUp(portal: TestPortal) {
  const person = await createPatient();
  const { browser, jar, tokens } = await signInWeb(portal, person);
  return { person, browser, jar, token: tokens.access_token, path: `/Patient/${person.patientId}` };
}

const countSessions = async ({ infra }: TestPortal, subject: string) =>
  (await infra.database.query('select 1 from portal.sessions where subject = $1', [subject])).length;

/** A shared link and choices about notifications. */
async function keepThings({ infra: { database } }: TestPortal, patientId: string) {
  await database.query(
    `insert into portal.shares (id, patient_id, locator_hash, payload, expires_at)
     values (gen_random_uuid(), $1, sha256(random()::text::bytea), 'ciphertext', now() + interval '1 hour')`,
    [patientId],
  );
  await database.query(
    `insert into portal.notification_preferences (patient_id, choices, language) values ($1, '{"dose": []}', 'en')`,
    [patientId],
  );
  await database.query(
    `insert into portal.muted_conversations (patient_id, partner) values ($1, 'Practitioner/d')`,
    [patientId],
  );
  // The e-mail address that the identity server verified is kept by the sign-in.
  await database.query(
    `with code as (insert into portal.contact_codes (id, patient_id, kind, contact, code)
                   values (gen_random_uuid(), $1, 'email', 'a@example.net', 'sealed'))
     insert into portal.sent_notifications (notification_id, channel, patient_id) values (gen_random_uuid(), 'email', $1)`,
    [patientId],
  );
  await database.query(
    `insert into portal.day_quotas (patient_id, kind, item, day) values ($1, 'message', 'm', current_date)`,
    [patientId],
  );
}

/** A phone that takes push messages. */
async function keepPhone({ infra: { database } }: TestPortal, subject: string) {
  const kept = await database.query(
    `insert into portal.phone_push_endpoints (session_id, patient_id, service, token)
     select id, patient_id, 'fcm', id::text from portal.sessions where subject = $1 and client = 'native'
     returning 1`,
    [subject],
  );
  expect(kept).toHaveLength(1);
}

const countThings = async ({ infra: { database } }: TestPortal, patientId: string) =>
  (
    await database.query(
      `select 1 from portal.shares where patient_id = $1
       union all select 1 from portal.notification_preferences where patient_id = $1
       union all select 1 from portal.muted_conversations where patient_id = $1
       union all select 1 from portal.contacts where patient_id = $1
       union all select 1 from portal.sent_notifications where patient_id = $1
       union all select 1 from portal.phone_push_endpoints where patient_id = $1`,
      [patientId],
    )
  ).length;

test('deletes account and sessions, on every device at once; the record stays with the hospital', async () => {
  const portal = await startPortal();
  const { person, jar, token, path, browser } = await setUp(portal);
  const phone = await signInNative(portal, person);
  await keepPhone(portal, person.userId);
  const stranger = await setUp(portal);
  for (const { patientId } of [person, stranger.person]) await keepThings(portal, patientId);

  const answer = await ask(portal, token, await consent(person, { jar, ...again }));
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.cookies).toMatchObject([{ name: '__Host-portal-session', value: '' }]);

  expect(await hasAccount(person)).toBe(false);
  expect(await countSessions(portal, person.userId)).toBe(0);
  expect(await countThings(portal, person.patientId)).toBe(0);
  expect(await countThings(portal, stranger.person.patientId)).toBe(5);
  for (const gone of [token, phone.tokens.access_token]) {
    expect((await portal.fhir(path, gone)).statusCode).toBe(401);
  }
  expect((await browser.post(portal, '/v1/auth/refresh', webClient)).statusCode).toBe(401);
  await expect(consent(person)).rejects.toThrow();
  expect((await readResource(`Patient/${person.patientId}`)).status).toBe(200);

  await portal.app.close();
  const noted = await portal.infra.database.query(
    `select outcome, reason from portal.audit where patient_id = $1 and reason = 'account_deleted'`,
    [person.patientId],
  );
  expect(noted).toEqual([{ outcome: 0, reason: 'account_deleted' }]);
  expect(await hasAccount(stranger.person)).toBe(true);
  expect(await countSessions(portal, stranger.person.userId)).toBe(1);
});

test('a deleted account leaves no second day behind, and no address that passes for the hospital’s', async () => {
  const portal = await startPortal();
  const { person, jar, token } = await setUp(portal);
  await keepThings(portal, person.patientId);
  await portal.infra.database.query(
    `insert into portal.contacts (patient_id, kind, contact, written, verified_at)
     values ($1, 'email', 'written@example.net', true, now())`,
    [person.patientId],
  );
  expect((await ask(portal, token, await consent(person, { jar, ...again }))).statusCode).toBe(204);
  const kept = await portal.infra.database.query(
    `select 'code' as what, contact, null::boolean as verified from portal.contact_codes where patient_id = $1
     union all select 'quota', item, null from portal.day_quotas where patient_id = $1
     union all select 'contact', contact, verified_at is not null from portal.contacts where patient_id = $1`,
    [person.patientId],
  );
  expect(kept).toEqual([
    { what: 'code', contact: 'a@example.net', verified: null },
    { what: 'quota', contact: 'm', verified: null },
    { what: 'contact', contact: 'written@example.net', verified: false },
  ]);
});

test('a sign-in of longer ago is no confirmation, though its code is new', async () => {
  const portal = await startPortal();
  const { person, jar, token } = await setUp(portal);
  const proof = await consent(person, { jar, ...knownFromBefore });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 160_000 });
  const answer = await ask(portal, token, proof);
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'sign_in_again' }]);
  expect(await hasAccount(person)).toBe(true);
});

test('another person’s sign-in is none, and is ended', async () => {
  const portal = await startPortal();
  const { person, token } = await setUp(portal);
  const other = await createPerson();
  const jar = new Map<string, string>();
  const answer = await ask(portal, token, await consent(other, { jar, ...again }));
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'other_person' }]);
  expect([await hasAccount(person), await hasAccount(other)]).toEqual([true, true]);
  expect(await countUpstreamSessions(other)).toBe(0);
});

test('a code that is used, made up, of another app or of another address is refused', async () => {
  const portal = await startPortal();
  const { person, jar, token } = await setUp(portal);
  const proof = await consent(person, { jar, ...again });
  const native = await consent(person, { ...again, native: true });
  const used = await consent(person, { jar, ...again });
  await portal.infra.identity.exchangeCode('web', {
    code: used.code,
    redirectUri: used.redirect_uri,
    codeVerifier: used.code_verifier,
    nonce: used.nonce,
  });
  for (const [wrong, code] of [
    [used, 'code_refused'],
    [{ ...proof, code: 'made-up' }, 'code_refused'],
    [{ ...proof, redirect_uri: 'https://evil.example/callback' }, 'bad_redirect_uri'],
    [native, 'unknown_client'],
    [{ ...proof, client_id: 'somebody' }, 'unknown_client'],
    [{ code: proof.code }, 'bad_request'],
    [{ ...proof, more: 'x' }, 'bad_request'],
  ] as const) {
    const answer = await ask(portal, token, wrong);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code }]);
  }
  expect(await hasAccount(person)).toBe(true);
});

test('while the identity server cannot delete, nothing is deleted and nobody is signed out', async () => {
  const proxy = await startFaultyProxy(identityOrigin);
  const accounts = `${proxy.url}/realms/portal/portal-accounts`;
  const portal = await startPortal({ PORTAL_ACCOUNTS_URL: accounts });
  const { person, jar, token, path } = await setUp(portal);
  const proof = await consent(person, { jar, ...again });
  proxy.inject('refuse');
  const answer = await ask(portal, token, proof);
  expect(answer.statusCode).toBe(503);
  expect(await hasAccount(person)).toBe(true);
  expect(await countSessions(portal, person.userId)).toBe(1);
  expect((await portal.fhir(path, token)).statusCode).toBe(200);
});

test('a database that is lost when the account is gone already forgets the person all the same', async () => {
  const portal = await startPortal();
  const { person, jar, token } = await setUp(portal);
  await keepThings(portal, person.patientId);
  const { database } = portal.infra;
  const { lockingTransaction } = database;
  let lost = 0;
  vi.spyOn(database, 'lockingTransaction').mockImplementation((work) =>
    lockingTransaction(async (query) => {
      const result = await work(query);
      if (lost === 0 && !(await hasAccount(person))) {
        lost += 1;
        throw new Unavailable('database');
      }
      return result;
    }),
  );
  const answer = await ask(portal, token, await consent(person, { jar, ...again }));
  expect([answer.statusCode, lost]).toEqual([204, 1]);
  expect(await hasAccount(person)).toBe(false);
  expect(await countSessions(portal, person.userId)).toBe(0);
  expect(await countThings(portal, person.patientId)).toBe(0);
});

test('a deployment that cannot delete accounts says so', async () => {
  const none = { PORTAL_ACCOUNTS_URL: '', PORTAL_ACCOUNTS_CLIENT_ID: '', PORTAL_ACCOUNTS_CLIENT_SECRET: '' };
  const portal = await startPortal(none);
  const { person, jar, token } = await setUp(portal);
  const answer = await ask(portal, token, await consent(person, { jar, ...again }));
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_offered' }]);
  expect((await portal.app.inject('/config.json')).json()).toMatchObject({ canDeleteAccount: false });
  expect(await hasAccount(person)).toBe(true);
});
