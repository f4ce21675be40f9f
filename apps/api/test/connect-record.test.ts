import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildSharing } from '@portal/clinical-domain/vitals/sharing';
import type { Bundle, Patient, Provenance, Resource } from 'fhir/r4';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import {
  born,
  createHospitalRecord,
  type First,
  getTicket,
  listRecord,
  makeSlip,
  openLinking,
  search,
  signInFirst,
} from './connect-setup.ts';
import { createDoctorOf, hospitalPuts } from './gateway-patient.ts';
import { dose, file, message, order, paper, reading } from './gateway-written.ts';
import { createPatient, readResource, setFhirUser } from './people.ts';
import { getTokens, startPortal, type TestPortal, webClient } from './portal.ts';
import { signInNative, signInWeb } from './sign-in.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { environment, recordsUrl } from './stack.ts';

const setUp = async () => {
  const portal = await startPortal();
  const [person, record] = await Promise.all([signInFirst(portal), createHospitalRecord()]);
  return { portal, person, record, code: await makeSlip(portal, record) };
};

const connectionOf = async ({ infra, settings }: TestPortal, { userId }: First) => {
  const { connections } = openLinking(infra);
  return connections.findOfAccount({ issuer: settings.issuer, subject: userId });
};

/** As the worker does later, without the wait. */
async function finish(portal: TestPortal, person: First) {
  const { id = '' } = (await connectionOf(portal, person)) ?? {};
  expect(await openLinking(portal.infra).linking.run(id)).toBe('done');
}

describe('the slip of the desk', () => {
  test('code and birth date show only masked facts; then the same sign-in has the record', async () => {
    const { portal, person, record, code } = await setUp();
    expect(await person.state()).toEqual({
      state: 'first',
      can_connect: true,
      by_number: false,
      moved: {},
    });
    const found = await person.try(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase());
    expect(found).toEqual({
      outcome: 'found',
      ticket: expect.any(String) as string,
      facts: { given: 'S', family: 'S', century: '19', mobile: '4521', number: '17' },
    });
    expect((await person.get(`/Patient/${record.id}`)).statusCode).toBe(403);
    const { ticket } = found as { ticket: string };
    expect(await person.confirm(ticket)).toEqual({ outcome: 'connected' });
    expect((await person.get(`/Patient/${record.id}`)).json<Patient>().birthDate).toBe(born);
    expect((await person.get(`/Patient/${person.userId}`)).statusCode).toBe(403);
    await finish(portal, person);
    const renewed = getTokens(await person.browser.post(portal, '/v1/auth/refresh', webClient));
    for (const token of [renewed.access_token, renewed.id_token])
      expect(decodeJwt(token)['fhirUser']).toBe(`Patient/${record.id}`);
    expect((await portal.fhir(`/Patient/${record.id}`, renewed.access_token)).statusCode).toBe(200);
    const again = await signInWeb(portal, person);
    expect((await portal.fhir(`/Patient/${record.id}`, again.tokens.access_token)).statusCode).toBe(200);
    expect(await person.state()).toMatchObject({ state: 'connected', can_connect: false });
    expect(await person.confirm(ticket)).toEqual({ outcome: 'connected' });
    expect((await person.tryRaw(code)).json()).toMatchObject({ code: 'already_connected' });
  });

  test('every other sign-in of the account ends, whichever came when; that of other accounts stays', async () => {
    const { portal, person, record, code } = await setUp();
    const [phone, browser, other] = [
      await signInNative(portal, person),
      await signInWeb(portal, person),
      await signInFirst(portal),
    ];
    const read = async (id: string, token: string) => (await portal.fhir(`/Patient/${id}`, token)).statusCode;
    for (const { tokens } of [phone, browser])
      expect(await read(person.userId, tokens.access_token)).toBe(200);
    expect(await person.confirm(await getTicket(person, code))).toEqual({ outcome: 'connected' });
    for (const { tokens } of [phone, browser]) {
      expect(await read(record.id, tokens.access_token)).toBe(401);
      expect(await read(person.userId, tokens.access_token)).toBe(401);
    }
    const refused = await browser.browser.post(portal, '/v1/auth/refresh', webClient);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, 'token_expired']);
    // As a sign-in that was under way: it is stored with the record that the account had when it began.
    const late = await signInWeb(portal, person);
    await portal.infra.database.query(
      `update portal.sessions set patient_id = $1
       where id = (select id from portal.sessions where subject = $1 order by created_at desc limit 1)`,
      [person.userId],
    );
    const after = await signInWeb(portal, person);
    await finish(portal, person);
    expect(await read(record.id, person.tokens.access_token)).toBe(200);
    expect(await read(record.id, after.tokens.access_token)).toBe(200);
    expect(await read(record.id, late.tokens.access_token)).toBe(401);
    expect(await read(other.userId, other.tokens.access_token)).toBe(200);
  });

  test('asked six times at once, with two slips of one account, the same is answered to who has it', async () => {
    const { portal, person, code } = await setUp();
    const second = await makeSlip(portal, await createHospitalRecord());
    const tickets = [await getTicket(person, code), await getTicket(person, second)];
    const [mine, others] = await Promise.all(
      tickets.map((ticket) => Promise.all([1, 2, 3].map(() => person.ask('POST', '/confirm', { ticket })))),
    );
    const saying = (answers: typeof mine) =>
      new Set(
        (answers ?? []).map((answer) => answer.json<{ outcome?: string }>().outcome ?? answer.statusCode),
      );
    const said = [saying(mine), saying(others)].filter((each) => each.has('connected'));
    expect(said).toEqual([new Set(['connected'])]);
  });

  test('the first record of an account leads to the desk, whoever has a slip for it', async () => {
    const { portal, person } = await setUp();
    const other = await signInFirst(portal);
    const { body } = await readResource(`Patient/${person.userId}`);
    await hospitalPuts({ ...(body as Patient), birthDate: born });
    const code = await makeSlip(portal, { id: person.userId });
    for (const each of [person, other]) expect(await each.try(code)).toEqual({ outcome: 'desk' });
    await hospitalPuts({ ...(body as Patient), birthDate: born, identifier: [] });
    expect(await other.try(code)).toMatchObject({ outcome: 'elsewhere' });
  });

  test('a wrong code, a wrong birth date and no code at all read alike, and lock after five', async () => {
    const { portal, person, code } = await setUp();
    expect(await person.try('K7QF2M9G')).toEqual({ outcome: 'wrong', tries_left: 4 });
    expect(await person.try(code, '1984-03-13')).toEqual({ outcome: 'wrong', tries_left: 3 });
    expect(await person.try('0')).toEqual({ outcome: 'wrong', tries_left: 2 });
    expect(await person.try(code)).toMatchObject({ outcome: 'found' });
    expect(await person.try('K7QF2M9G')).toEqual({ outcome: 'wrong', tries_left: 1 });
    const last = await person.try('K7QF2M9G');
    expect(last.outcome).toBe('locked');
    const hours = (Date.parse((last as { until: string }).until) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await person.try(code)).toEqual(last);
    await portal.infra.database.query(
      `update portal.connect_tries set locked_until = now() where kind = 'account' and name = $1`,
      [person.userId],
    );
    expect(await person.try(code)).toMatchObject({ outcome: 'found' });
  });

  test('a slip is locked by wrong birth dates of several accounts, and tells nobody then which is right', async () => {
    const { portal, person, code } = await setUp();
    const others = await Promise.all([signInFirst(portal), signInFirst(portal)]);
    for (const [index, other] of others.entries())
      for (const day of ['01', '02']) await other.try(code, `199${index}-01-${day}`);
    expect(await others[0]?.try(code, '1990-01-05')).toMatchObject({ outcome: 'wrong', tries_left: 2 });
    for (const day of [born, '1990-01-01'])
      expect(await person.try(code, day)).toMatchObject({ outcome: 'locked' });
    expect(await person.try('K7QF2M9G')).toEqual({ outcome: 'wrong', tries_left: 4 });
  });

  test('five tries at once are five tries', async () => {
    const { person } = await setUp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => person.try('K7QF2M9G')));
    const wrong = answers.filter(({ outcome }) => outcome === 'wrong');
    expect(wrong.length).toBeLessThanOrEqual(4);
    expect(await person.try('K7QF2M9G')).toMatchObject({ outcome: 'locked' });
  });

  test('used, expired and refused slips say so to who has both right, and to nobody else', async () => {
    const { portal, person, record, code } = await setUp();
    const other = await signInFirst(portal);
    expect(await person.confirm(await getTicket(person, code))).toEqual({ outcome: 'connected' });
    expect(await other.try(code)).toEqual({ outcome: 'used', at: expect.any(String) as string });
    expect(await other.try(code, '1990-01-01')).toMatchObject({ outcome: 'wrong' });
    const late = await makeSlip(portal, await createHospitalRecord());
    await portal.infra.database.query(
      `update portal.connect_slips set expires_at = now() where spent_at is null and made_at > now() - interval '1 minute'
       and patient_id <> $1`,
      [record.id],
    );
    expect(await other.try(late)).toMatchObject({ outcome: 'expired' });
  });

  test('a new slip ends the one before', async () => {
    const { portal, person, record, code } = await setUp();
    const newer = await makeSlip(portal, record);
    expect(await person.try(code)).toMatchObject({ outcome: 'expired' });
    expect(await person.try(newer)).toMatchObject({ outcome: 'found' });
  });

  test('“Not me” spends the slip, connects nothing and is told', async () => {
    const { portal, person, record, code } = await setUp();
    const ticket = await getTicket(person, code);
    expect(await person.refuse(ticket)).toBe(204);
    expect(await person.confirm(ticket)).toMatchObject({ outcome: 'used' });
    expect(await person.try(code)).toMatchObject({ outcome: 'used' });
    expect((await person.get(`/Patient/${record.id}`)).statusCode).toBe(403);
    expect(portal.logLines.some((line) => line.includes('was refused by who used it'))).toBe(true);
  });

  test('two accounts at one slip at once: exactly one is connected', async () => {
    const { portal, person, record, code } = await setUp();
    const other = await signInFirst(portal);
    const people = [person, other];
    const tickets = await Promise.all(people.map((each) => getTicket(each, code)));
    const answers = await Promise.all(people.map((each, index) => each.confirm(tickets[index] ?? '')));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['connected', 'used']);
    const read = await Promise.all(people.map((each) => each.get(`/Patient/${record.id}`)));
    expect(read.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '403']);
  });

  test.each<[string, Partial<Patient>]>([
    ['out of use', { active: false }],
    ['that was merged', { link: [{ type: 'replaced-by', other: { reference: 'Patient/other' } }] }],
    ['of a dead person', { deceasedBoolean: true }],
    ['with half a birth date', { birthDate: '1984-03' }],
  ])('a record %s leads to the desk', async (_, change) => {
    const { person, record, code } = await setUp();
    const ticket = await getTicket(person, code);
    if (change.link) await hospitalPuts<Patient>({ resourceType: 'Patient', id: 'other' });
    await hospitalPuts({ ...record, ...change });
    expect(await person.try(code)).toEqual({ outcome: 'desk' });
    expect(await person.confirm(ticket)).toEqual({ outcome: 'desk' });
    expect((await person.get(`/Patient/${record.id}`)).statusCode).toBe(403);
  });

  test('a record that another account has is not given away: told by the portal, or by the identity server', async () => {
    const { portal, person } = await setUp();
    const owner = await createPatient();
    await hospitalPuts<Patient>({ resourceType: 'Patient', id: owner.patientId, birthDate: born });
    const code = await makeSlip(portal, { id: owner.patientId });
    // The owner has never signed in: only the identity server knows.
    const ticket = await getTicket(person, code);
    expect(await person.confirm(ticket)).toEqual({ outcome: 'elsewhere' });
    expect(await person.try(code)).toEqual({ outcome: 'elsewhere' });
    expect((await person.get(`/Patient/${person.userId}`)).statusCode).toBe(200);
    await signInWeb(portal, owner);
    const next = await makeSlip(portal, { id: owner.patientId });
    expect(await person.try(next)).toEqual({ outcome: 'elsewhere' });
    expect(await person.state()).toMatchObject({ state: 'first', can_connect: true });
  });

  test('an account that the hospital has linked elsewhere meanwhile stays there', async () => {
    const { person, record, code } = await setUp();
    const ticket = await getTicket(person, code);
    await setFhirUser(person, `Patient/${randomUUID()}`);
    expect(await person.confirm(ticket)).toEqual({ outcome: 'elsewhere' });
    expect((await person.get(`/Patient/${record.id}`)).statusCode).toBe(403);
  });

  test('a records server that does not answer counts no try, whether the code exists or not', async () => {
    const proxy = await startFaultyProxy(new URL(recordsUrl).origin);
    const portal = await startPortal({ PORTAL_RECORDS_URL: `${proxy.url}/fhir` });
    const person = await signInFirst(portal);
    const code = await makeSlip(portal, await createHospitalRecord());
    proxy.inject('refuse');
    for (const typed of [code, 'K7QF2M9G', code, 'K7QF2M9G', code, code])
      expect((await person.tryRaw(typed)).statusCode).toBe(503);
    proxy.inject('none');
    expect(await person.try('K7QF2M9G')).toEqual({ outcome: 'wrong', tries_left: 4 });
    expect(await person.try(code)).toMatchObject({ outcome: 'found' });
  });

  test('a ticket is of its session and its ten minutes', async () => {
    const { portal, person, code } = await setUp();
    const other = await signInFirst(portal);
    const ticket = await getTicket(person, code);
    for (const bad of [ticket.slice(0, -2), 'x', ''])
      expect((await person.ask('POST', '/confirm', { ticket: bad })).json()).toMatchObject({
        code: 'ticket_ended',
      });
    expect((await other.ask('POST', '/confirm', { ticket })).json()).toMatchObject({ code: 'ticket_ended' });
    expect((await other.ask('POST', '/refuse', { ticket })).json()).toMatchObject({ code: 'ticket_ended' });
  });

  test('asks for a recent sign-in', async () => {
    const { portal, person, code } = await setUp();
    const ticket = await getTicket(person, code);
    const rows = await portal.infra.database.query<{ sid: string }>(
      `update portal.sessions set signed_in_at = now() - interval '16 minutes' where subject = $1
       returning upstream_sid as sid`,
      [person.userId],
    );
    for (const { sid } of rows) await portal.infra.redis.publish('portal:session-revoked', `web ${sid}`);
    await sleep(300);
    const needed = { code: 'recent_sign_in_needed' };
    expect((await person.tryRaw(code)).json()).toMatchObject(needed);
    expect((await person.ask('POST', '/confirm', { ticket })).json()).toMatchObject(needed);
  });

  test('keeps no code: neither in the table nor in the log', async () => {
    const { portal, person, code } = await setUp();
    await person.try(code);
    const rows = await portal.infra.database.query('select t::text from portal.connect_slips t');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(code).toString('hex'));
    expect(portal.logLines.join('')).not.toContain(code);
  });
});

describe('the desk’s command', () => {
  const run = async (...args: string[]) => {
    const program = new URL('../src/connect-record/main.ts', import.meta.url).pathname;
    const env = { ...process.env, ...environment };
    return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout;
  };

  test('makes a slip; ends a connection: the account has its first record again, and another may be connected', async () => {
    const portal = await startPortal();
    const [person, record] = await Promise.all([signInFirst(portal), createHospitalRecord()]);
    const code = (await run('connect-code', record.id)).slice(0, 9);
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(await person.confirm(await getTicket(person, code))).toEqual({ outcome: 'connected' });
    await finish(portal, person);

    await setFhirUser(person, undefined);
    expect(await run('unlink', person.userId)).toContain('no longer connected');
    const again = await signInWeb(portal, person);
    const read = async (id: string) =>
      (await portal.fhir(`/Patient/${id}`, again.tokens.access_token)).statusCode;
    expect([await read(person.userId), await read(record.id)]).toEqual([200, 403]);
    const other = await signInFirst(portal);
    expect(await other.confirm(await getTicket(other, await makeSlip(portal, record)))).toEqual({
      outcome: 'connected',
    });
  });

  test('makes none for a record that cannot be connected', async () => {
    const { id } = await createHospitalRecord({ deceasedBoolean: true });
    await expect(run('connect-code', id)).rejects.toThrow('This record cannot be connected: deceased.');
    await expect(run('connect-code', randomUUID())).rejects.toThrow('There is no patient');
  });
});

const written = [
  'Appointment',
  'Communication',
  'Consent',
  'DocumentReference',
  'MedicationAdministration',
  'MedicationRequest',
  'Observation',
  'QuestionnaireResponse',
];

async function writeEverything(person: First) {
  const doctor = await createDoctorOf(person);
  const medicine = await order(person.patientId);
  const letter = file(person);
  const sharing = await buildSharing(person.patientId, Date.now());
  const own: Resource[] = [
    sharing,
    message(person, doctor),
    letter,
    paper(person, letter),
    reading(person),
    dose(person, medicine),
    {
      resourceType: 'QuestionnaireResponse',
      id: randomUUID(),
      status: 'completed',
      subject: person.self,
      author: person.self,
    } as Resource,
  ];
  for (const resource of own) {
    const { statusCode, body } = await person.put(resource);
    if (statusCode !== 201) throw new Error(`${resource.resourceType}: ${body}`);
  }
  await hospitalPuts({
    ...message(person, doctor),
    id: randomUUID(),
    sender: { reference: `Practitioner/${doctor.id}` },
    recipient: [person.self],
  });
  return { letter };
}

describe('what was written before', () => {
  test('is moved with a Provenance, and the first record is closed', async () => {
    const { portal, person, record, code } = await setUp();
    const { letter } = await writeEverything(person);
    const before = await listRecord(person.userId, written);
    expect(new Set(before.map((name) => name.split('/')[0])).size).toBe(written.length);
    expect(await person.confirm(await getTicket(person, code))).toEqual({ outcome: 'connected' });
    await finish(portal, person);

    expect(await listRecord(person.userId, written)).toEqual([]);
    expect(await listRecord(record.id, written)).toEqual(before);
    for (const name of before) expect((await person.get(`/${name}`)).statusCode).toBe(200);
    expect((await person.get(`/Binary/${letter.id}`)).statusCode).toBe(200);
    const first = (await readResource(`Patient/${person.userId}`)).body as Patient;
    expect(first).toMatchObject({
      active: false,
      link: [{ type: 'replaced-by', other: { reference: `Patient/${record.id}` } }],
    });
    const now = (await readResource(`Patient/${record.id}`)).body as Patient;
    expect(now.link).toEqual([{ type: 'replaces', other: { reference: `Patient/${person.userId}` } }]);
    expect(now.active).toBe(true);
    const provenances = await search<Provenance>(`Provenance?agent=Patient/${record.id}`);
    const told = new Set(provenances.flatMap(({ target }) => target.map(({ reference }) => reference)));
    expect(told).toEqual(new Set([...before, `Patient/${person.userId}`, `Patient/${record.id}`]));
    expect((await person.state()).moved).toMatchObject({ Communication: 2, Observation: 1, Appointment: 1 });
  });

  test('what the portal keeps follows: links, choices, devices, counts, and who has looked', async () => {
    const { portal, person, record, code } = await setUp();
    const { query } = portal.infra.database;
    const id = person.userId;
    await query(
      `insert into portal.shares (id, patient_id, locator_hash, payload, expires_at)
       values (gen_random_uuid(), $1, sha256(random()::text::bytea), 'ciphertext', now() + interval '1 hour')`,
      [id],
    );
    await query(
      `insert into portal.notification_preferences (patient_id, choices, language) values ($1, '{"dose": []}', 'ne')`,
      [id],
    );
    await query(
      `insert into portal.muted_conversations (patient_id, partner) values ($1, 'Practitioner/d')`,
      [id],
    );
    await query(
      `insert into portal.day_quotas (patient_id, kind, item, day) values ($1, 'message', 'm', current_date)`,
      [id],
    );
    await query(
      `insert into portal.push_endpoints (session_id, patient_id, endpoint, p256dh, auth)
       select id, patient_id, 'https://push.example/' || id, 'p', 'a' from portal.sessions where subject = $1`,
      [id],
    );
    await person.get(`/Patient/${id}`);
    expect(await person.confirm(await getTicket(person, code))).toEqual({ outcome: 'connected' });
    await finish(portal, person);
    for (const table of [
      'shares',
      'notification_preferences',
      'muted_conversations',
      'day_quotas',
      'push_endpoints',
      'contacts',
    ]) {
      const rows = await query<{ patient: string }>(
        `select patient_id as patient from portal.${table} where patient_id = any($1)`,
        [[id, record.id]],
      );
      expect([table, [...new Set(rows.map(({ patient }) => patient))]]).toEqual([table, [record.id]]);
    }
    await sleep(1500);
    const events = (await person.get('/AuditEvent?_count=100')).json<Bundle>().entry ?? [];
    const told = JSON.stringify(events);
    expect(told).toContain('110122');
    expect(events.length).toBeGreaterThan(2);
    const [oldest] = events.slice(-1);
    expect((await person.get(`/AuditEvent/${oldest?.resource?.id}`)).statusCode).toBe(200);
  });

  test('what comes late into the first record is moved too', async () => {
    const { portal, person, record, code } = await setUp();
    expect(await person.confirm(await getTicket(person, code))).toEqual({ outcome: 'connected' });
    const { id = '' } = (await connectionOf(portal, person)) ?? {};
    const { linking } = openLinking(portal.infra, 60_000);
    expect(await linking.run(id)).toBe('moved');
    const late = await hospitalPuts(reading(person));
    await finish(portal, person);
    expect(await listRecord(record.id, ['Observation'])).toEqual([`Observation/${late.id}`]);
    expect(late.identifier?.[0]?.value).toContain(person.userId);
  });
});
