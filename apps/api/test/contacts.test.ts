import { randomInt, randomUUID } from 'node:crypto';
import type { ContactList } from '@portal/api-contract/contacts';
import { listMail, waitForMail } from '@portal/test-stack/mailbox';
import { providerEnvironment } from '@portal/test-stack/settings';
import type { Appointment, Patient } from 'fhir/r4';
import { expect, test } from 'vitest';
import { createContactStore, purgeCounted } from '../src/contacts/contact-store.ts';
import { createDailyCap } from '../src/notifications/daily-cap.ts';
import { hospitalPuts, signIn, type SignedIn } from './gateway-patient.ts';
import { openNotificationMaker } from './notification-maker.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { stack } from './stack.ts';

const start = (overrides: Record<string, string> = {}) =>
  startPortal({ ...providerEnvironment(stack), ...overrides });
const asks = 'Confirm this e-mail address';
const newEmail = () => `${randomUUID()}@example.net`;

/** From an address of its own each time, since codes are counted by address too. */
function call(portal: TestPortal, { tokens }: SignedIn, path = '', body?: object) {
  return portal.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/v1/contacts${path}`,
    headers: {
      authorization: `Bearer ${tokens.access_token}`,
      'x-forwarded-for': `2001:db8::${randomInt(65536).toString(16)}:${randomInt(65536).toString(16)}`,
    },
    ...(body && { payload: body }),
  });
}

const contactsOf = async (portal: TestPortal, patient: SignedIn) =>
  (await call(portal, patient)).json<ContactList>().contacts;

/** The patient's own write of the profile, through the gateway. */
async function writeEmail(patient: SignedIn, value: string) {
  const stored = (await patient.get(`/Patient/${patient.patientId}`)).json<Patient>();
  const answer = await patient.put({ ...stored, telecom: [{ system: 'email', value }] } as Patient, {
    'if-match': `W/"${stored.meta?.versionId}"`,
  });
  expect(answer.statusCode).toBe(200);
}

async function readCode(email: string): Promise<string> {
  return /\b(\d{6})\b/.exec((await waitForMail(stack, email)).split(/\r?\n\r?\n/)[1] ?? '')?.[1] ?? '';
}

/** What the worker would send of a visit that the clinic has just confirmed. */
async function deliveriesOf({ settings, infra }: TestPortal, { patientId, self }: SignedIn) {
  const visit = await hospitalPuts<Appointment>({
    resourceType: 'Appointment',
    status: 'booked',
    start: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    participant: [{ actor: self, status: 'accepted' }],
  });
  const { make, queued } = openNotificationMaker({ settings, infra });
  const about = `Appointment/${visit.id}`;
  const time = Date.parse(visit.start ?? '');
  await make({ key: `${about}/1`, event: 'visit-confirmed', about, at: Date.now(), time, patientId });
  return queued.map(({ channel, to, topic }) => `${channel} ${to}: ${topic}`);
}

test('76: nothing is sent to an address that a patient wrote, until a code from there is given', async () => {
  const portal = await start();
  const a = await signIn(portal);
  const stranger = newEmail();
  await writeEmail(a, stranger.toUpperCase());
  expect(await contactsOf(portal, a)).toEqual([{ kind: 'email', value: stranger, isVerified: false }]);
  expect(await deliveriesOf(portal, a)).toEqual([]);
  expect(await listMail(stack, stranger)).toEqual([]);

  const contact = { kind: 'email', value: stranger };
  expect((await call(portal, a, '/code', contact)).statusCode).toBe(204);
  const code = await readCode(stranger);
  expect(code).toMatch(/^\d{6}$/);
  expect((await call(portal, a, '/confirm', { ...contact, code })).statusCode).toBe(204);
  expect(await contactsOf(portal, a)).toEqual([{ ...contact, isVerified: true }]);
  expect(await deliveriesOf(portal, a)).toEqual([`email ${stranger}: Your visit is confirmed`]);
  expect(await listMail(stack, stranger)).toHaveLength(1);
});

test('what the hospital entered is trusted where the deployment says so, and asked for where it does not', async () => {
  for (const [setting, isVerified] of [
    ['trusted', true],
    ['ask', false],
  ] as const) {
    const portal = await start({ PORTAL_HOSPITAL_CONTACTS: setting });
    const a = await signIn(portal);
    const value = newEmail();
    await hospitalPuts<Patient>({
      resourceType: 'Patient',
      id: a.patientId,
      name: [{ family: 'Rai' }],
      telecom: [{ system: 'email', value }],
    });
    expect(await contactsOf(portal, a)).toEqual([{ kind: 'email', value, isVerified }]);
    const sent = `email ${value}`;
    expect(await deliveriesOf(portal, a)).toEqual([
      isVerified ? `${sent}: Your visit is confirmed` : `${sent}: ${asks}`,
    ]);
    // Told once that it must be confirmed, and not again.
    expect(await deliveriesOf(portal, a)).toEqual(isVerified ? [`${sent}: Your visit is confirmed`] : []);
  }
});

test('a notification that is made again asks again with the same message, and what a patient wrote is never asked for', async () => {
  const portal = await start({ PORTAL_HOSPITAL_CONTACTS: 'ask' });
  const store = createContactStore(portal.infra.database, portal.settings);
  const [patientId, notificationId] = [randomUUID(), randomUUID()];
  const [entered, written] = [newEmail(), newEmail()].map((value) => ({ kind: 'email' as const, value }));
  if (!entered || !written) throw new Error('unreachable');
  expect(await store.takeAsk(patientId, entered, notificationId)).toBe(true);
  expect(await store.takeAsk(patientId, entered, notificationId)).toBe(true);
  expect(await store.takeAsk(patientId, entered, randomUUID())).toBe(false);
  await store.noteWritten(patientId, [written]);
  expect(await store.takeAsk(patientId, written, notificationId)).toBe(false);

  const trusting = createContactStore(portal.infra.database, { trustsHospital: true });
  expect((await trusting.judge(patientId, [entered, written])).map(({ isVerified }) => isVerified)).toEqual([
    true,
    false,
  ]);
});

test('76: a code is single-use, of its patient and contact, and five wrong ones end it', async () => {
  const portal = await start();
  const [a, b] = [await signIn(portal), await signIn(portal)];
  const value = newEmail();
  for (const patient of [a, b]) await writeEmail(patient, value);
  const contact = { kind: 'email', value };
  const confirm = async (patient: SignedIn, code: string) =>
    (await call(portal, patient, '/confirm', { ...contact, code })).statusCode;
  await call(portal, a, '/code', contact);
  const code = await readCode(value);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await confirm(b, code)).toBe(422);

  const tried = await Promise.all(Array.from({ length: 5 }, () => confirm(a, wrong)));
  expect(tried).toEqual(Array.from({ length: 5 }, () => 422));
  expect(await confirm(a, code)).toBe(422);

  await call(portal, a, '/code', contact);
  await expect.poll(async () => (await listMail(stack, value)).length).toBe(2);
  const next = await readCode(value);
  const both = await Promise.all([confirm(a, next), confirm(a, next)]);
  expect(both.toSorted()).toEqual([204, 422]);
  expect(await contactsOf(portal, b)).toEqual([{ ...contact, isVerified: false }]);
});

test('76: a code that is ten minutes old is refused', async () => {
  const portal = await start();
  const a = await signIn(portal);
  const value = newEmail();
  await writeEmail(a, value);
  await call(portal, a, '/code', { kind: 'email', value });
  const code = await readCode(value);
  await portal.infra.database.query(
    `update portal.contact_codes set sent_at = sent_at - interval '10 minutes' where patient_id = $1`,
    [a.patientId],
  );
  expect((await call(portal, a, '/confirm', { kind: 'email', value, code })).statusCode).toBe(422);
});

test('76: codes are capped for each contact and each patient, however many ask at once', async () => {
  const portal = await start();
  const [a, b] = [await signIn(portal), await signIn(portal)];
  const value = newEmail();
  for (const patient of [a, b]) await writeEmail(patient, value);
  const asked = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      call(portal, index % 2 ? a : b, '/code', { kind: 'email', value }),
    ),
  );
  expect(asked.filter(({ statusCode }) => statusCode === 204)).toHaveLength(3);
  expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  expect(await listMail(stack, value)).toHaveLength(3);

  const others: number[] = [];
  for (let index = 0; index < 7; index++) {
    const email = newEmail();
    await writeEmail(a, email);
    others.push((await call(portal, a, '/code', { kind: 'email', value: email })).statusCode);
  }
  expect(others.filter((status) => status === 204).length).toBeLessThanOrEqual(6);
  expect(others.at(-1)).toBe(429);
});

test('76: only what the own record has is written to, and nobody else’s', async () => {
  const portal = await start();
  const a = await signIn(portal);
  const value = newEmail();
  expect((await call(portal, a, '/code', { kind: 'email', value })).statusCode).toBe(404);
  expect((await call(portal, a, '/code', { kind: 'email', value, patientId: 'x' })).statusCode).toBe(400);
  expect((await portal.app.inject('/v1/contacts')).statusCode).toBe(401);
  expect(await listMail(stack, value)).toEqual([]);
});

test('an address that each sign-in tells as verified is written once, also where the patient wrote it before', async () => {
  const { infra, settings } = await start();
  const store = createContactStore(infra.database, settings);
  const [patientId, contact] = [randomUUID(), { kind: 'email' as const, value: newEmail() }];
  const versions = () =>
    infra.database.query<{ verified: boolean }>(
      `select ctid::text, xmin::text, xmax::text, verified_at is not null as verified from portal.contacts
       where patient_id = $1`,
      [patientId],
    );
  await store.noteWritten(patientId, [contact]);
  await store.noteVerified(patientId, contact);
  const first = await versions();
  expect(first).toMatchObject([{ verified: true }]);
  await store.noteVerified(patientId, contact);
  expect(await versions()).toEqual(first);
});

test('B9: a patient gets at most fifty e-mails a day; the same notification counts once', async () => {
  const portal = await start();
  const cap = createDailyCap(portal.infra.database);
  const [patientId, first] = [randomUUID(), randomUUID()];
  const ids = [first, ...Array.from({ length: 49 }, () => randomUUID())];
  for (const id of ids) expect(await cap.take(patientId, id, 'email')).toBe(true);
  expect(await cap.take(patientId, first, 'email')).toBe(true);
  expect(await cap.take(patientId, randomUUID(), 'email')).toBe(false);
  expect(await cap.take(randomUUID(), randomUUID(), 'email')).toBe(true);
  const { query } = portal.infra.database;
  await query(
    `update portal.sent_notifications set sent_at = sent_at - interval '3 days' where patient_id = $1`,
    [patientId],
  );
  expect(await cap.take(patientId, randomUUID(), 'email')).toBe(true);
  await purgeCounted(portal.infra.database);
  const [left] = await query<{ n: number }>(
    'select count(*)::int as n from portal.sent_notifications where patient_id = $1',
    [patientId],
  );
  expect(left?.n).toBe(1);
});
