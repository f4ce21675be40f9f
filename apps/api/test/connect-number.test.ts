import { setTimeout as sleep } from 'node:timers/promises';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { setSmsOutage } from '@portal/test-stack/sms-inbox';
import type { Patient } from 'fhir/r4';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createCodeSender } from '../src/connect-record/send-code.ts';
import { createContactStore } from '../src/contacts/contact-store.ts';
import {
  createRecordOnFile,
  forgetAsks,
  getCode,
  newMobile,
  newNumber,
  otherCode,
  sendAsked,
  smsSettings,
  startWithSms,
  textsTo,
} from './connect-number-setup.ts';
import { born, createHospitalRecord, type First, signInFirst } from './connect-setup.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { hospitalPuts } from './gateway-patient.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { publicUrl, recordsUrl, stack } from './stack.ts';
import { startWorkerProcess } from './worker-process.ts';

const setUp = async (overrides: Record<string, string> = {}) => {
  const portal = await startWithSms(overrides);
  const [person, onFile] = await Promise.all([signInFirst(portal), createRecordOnFile()]);
  return { portal, person, ...onFile };
};

async function confirmCode(person: First, code: string) {
  const found = await person.typeCode(code);
  if (found.outcome !== 'found') throw new Error(JSON.stringify(found));
  return person.confirm(found.ticket);
}

const age = (portal: TestPortal, { userId }: First, what: string) =>
  portal.infra.database.query(
    `update portal.connect_codes set asked_at = asked_at - $2::interval, sent_at = sent_at - $2::interval,
       taken_at = taken_at - $2::interval where subject = $1`,
    [userId, what],
  );

describe('hospital number, birth date and a code to the number on file', () => {
  test('the code shows only masked facts; then the account has the record', async () => {
    const { portal, person, record, number, mobile } = await setUp();
    expect(await person.state()).toMatchObject({ state: 'first', can_connect: true, by_number: true });
    const asked = await person.askCode(number.toLowerCase().replace('-', ' '));
    expect(asked).toEqual({
      outcome: 'asked',
      until: expect.any(String) as string,
      again_at: expect.any(String) as string,
    });
    expect(await person.state()).toMatchObject({ code: { until: expect.any(String) as string } });
    await sendAsked(portal, person);
    const [text = '', ...more] = await textsTo(mobile);
    expect(more).toEqual([]);
    const code = text.slice(0, 6);
    expect(text).toMatch(/^\d{6} is your .+ code to connect your record\./);
    expect(text.split('\n').at(-1)).toBe(`@${new URL(publicUrl).hostname} #${code}`);
    for (const secret of ['Sita', 'Sharma', number, born]) expect(text).not.toContain(secret);
    const found = await person.typeCode(code);
    expect(found).toEqual({
      outcome: 'found',
      ticket: expect.any(String) as string,
      facts: {
        given: 'S',
        family: 'S',
        century: '19',
        mobile: mobile.slice(-4),
        number: number.slice(-2),
      },
    });
    expect((await person.get(`/Patient/${record.id}`)).statusCode).toBe(403);
    const { ticket } = found as { ticket: string };
    expect(await person.confirm(ticket)).toEqual({ outcome: 'connected' });
    expect((await person.get(`/Patient/${record.id}`)).statusCode).toBe(200);
    expect(await person.confirm(ticket)).toEqual({ outcome: 'connected' });
    expect((await person.askCodeRaw(number)).json()).toMatchObject({ code: 'already_connected' });
    expect(await person.state()).toMatchObject({ can_connect: false, by_number: false });
  });

  test('in the language of the record, to a number written in Nepali', async () => {
    const portal = await startWithSms();
    const mobile = newMobile();
    const digits = mobile.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
    const [person, { number }] = await Promise.all([
      signInFirst(portal),
      createRecordOnFile({
        telecom: [{ system: 'phone', value: `+९७७-${digits}` }],
        communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'ne-NP' }] } }],
      }),
    ]);
    await person.askCode(number);
    await sendAsked(portal, person);
    expect((await textsTo(mobile))[0]).toMatch(/^\d{6} .+विवरण जोड्ने कोड हो।/);
  });

  test('“Not me” connects nothing, and the code is spent', async () => {
    const { portal, person, record, number, mobile } = await setUp();
    const code = await getCode(portal, person, number, mobile);
    const { ticket } = (await person.typeCode(code)) as { ticket: string };
    expect(await person.refuse(ticket)).toBe(204);
    expect(await person.confirm(ticket)).toMatchObject({ outcome: 'used' });
    expect(await person.typeCode(code)).toEqual({ outcome: 'ended' });
    expect((await person.get(`/Patient/${record.id}`)).statusCode).toBe(403);
    expect(portal.logLines.some((line) => line.includes('was refused by who used it'))).toBe(true);
  });

  test('a worker that hears of it sends the code', async () => {
    const { person, number, mobile } = await setUp();
    await startWorkerProcess(smsSettings);
    await person.askCode(number);
    await expect.poll(() => textsTo(mobile), { timeout: 10_000 }).toHaveLength(1);
    const [text = ''] = await textsTo(mobile);
    expect(await person.typeCode(text.slice(0, 6))).toMatchObject({ outcome: 'found' });
  });

  test('is offered only where SMS are carried and codes may be sent', async () => {
    for (const portal of [await startPortal(), await startWithSms({ PORTAL_CONNECT_CODES_PER_DAY: '0' })]) {
      const person = await signInFirst(portal);
      expect(await person.state()).toMatchObject({ can_connect: true, by_number: false });
      expect((await person.askCodeRaw(newNumber())).json()).toMatchObject({ code: 'not_offered' });
    }
  });
});

const today = () => clinicDay(Date.now(), 'Asia/Kathmandu');
const yearsAgo = (years: number, days: number) => {
  const at = new Date(`${today()}T00:00:00Z`);
  at.setUTCFullYear(at.getUTCFullYear() - years, at.getUTCMonth(), at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};
const phone = (value: string) => ({ system: 'phone' as const, value });

/** Where a code is not sent; `allowed`: the nearest where it is. */
describe.each<{
  name: string;
  change?: Partial<Patient>;
  birthDate?: string;
  also?: (known: { record: Patient; mobile: string; number: string; portal: TestPortal }) => unknown;
  isAllowed?: boolean;
}>([
  { name: 'an allowed record', isAllowed: true },
  { name: 'another birth date', birthDate: '1984-03-13' },
  { name: 'no mobile number on file', change: { telecom: [phone('01-5550100')] } },
  { name: 'a number out of use', change: { telecom: [{ ...phone('9800000001'), use: 'old' }] } },
  { name: 'half a birth date', change: { birthDate: '1984-03' } },
  { name: 'a birthday tomorrow', change: { birthDate: yearsAgo(16, 1) }, birthDate: yearsAgo(16, 1) },
  {
    name: 'sixteen today',
    change: { birthDate: yearsAgo(16, 0) },
    birthDate: yearsAgo(16, 0),
    isAllowed: true,
  },
  { name: 'a record out of use', change: { active: false } },
  { name: 'a dead person', change: { deceasedBoolean: true } },
  {
    name: 'a record that another replaces',
    also: ({ record }) =>
      createHospitalRecord({ link: [{ type: 'replaces', other: { reference: `Patient/${record.id}` } }] }),
  },
  {
    name: 'two records with the hospital number',
    also: ({ number }) =>
      createRecordOnFile({ identifier: [{ system: systemUris.hospitalNumber, value: number }] }),
  },
  {
    name: 'the number in another adult’s record, written otherwise',
    also: ({ mobile }) =>
      createRecordOnFile({
        telecom: [phone('01-5550100'), phone(`00977 (${mobile.slice(0, 5)}) ${mobile.slice(5)}`)],
      }),
  },
  {
    name: 'the number in a child’s record',
    also: ({ mobile }) => createRecordOnFile({ birthDate: yearsAgo(15, 0), telecom: [phone(mobile)] }),
    isAllowed: true,
  },
  {
    name: 'the number in the closed record of another',
    also: ({ mobile }) => createRecordOnFile({ active: false, telecom: [phone(mobile)] }),
    isAllowed: true,
  },
  {
    name: 'a number that the patient wrote',
    also: ({ portal, record, mobile }) =>
      createContactStore(portal.infra.database, portal.settings).noteWritten(record.id ?? '', [
        { kind: 'sms', value: mobile },
      ]),
  },
  {
    name: 'a number that another patient wrote into their own record',
    also: async ({ portal, mobile }) => {
      const { record } = await createRecordOnFile({ telecom: [phone(mobile)] });
      await createContactStore(portal.infra.database, portal.settings).noteWritten(record.id, [
        { kind: 'sms', value: mobile },
      ]);
    },
    isAllowed: true,
  },
  {
    name: 'a record that was made with an account',
    also: ({ portal, record, number }) =>
      hospitalPuts({
        ...record,
        identifier: [
          { system: portal.settings.issuer, value: record.id },
          { system: systemUris.hospitalNumber, value: number },
        ],
      }),
  },
  {
    name: 'a record that another account has',
    also: async ({ portal, number, mobile }) => {
      const owner = await signInFirst(portal);
      expect(await confirmCode(owner, await getCode(portal, owner, number, mobile))).toEqual({
        outcome: 'connected',
      });
    },
  },
])('$name', ({ change = {}, birthDate = born, also, isAllowed = false }) => {
  test('answers as an unknown hospital number does', async () => {
    const portal = await startWithSms();
    const [person, stranger] = await Promise.all([signInFirst(portal), signInFirst(portal)]);
    const { record, number, mobile } = await createRecordOnFile(change);
    await also?.({ portal, record, number, mobile });
    const sentBefore = (await textsTo(mobile)).length;
    const shape = (body: string) => body.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
    const answers = [await person.askCodeRaw(number, birthDate), await stranger.askCodeRaw(newNumber())];
    expect(shape(answers[0]?.body ?? '')).toBe(shape(answers[1]?.body ?? ''));
    for (const each of [person, stranger]) await sendAsked(portal, each);
    const state = async (each: First) => shape((await each.ask('GET', '')).body);
    expect(await state(person)).toBe(await state(stranger));
    const texts = (await textsTo(mobile)).slice(sentBefore);
    expect(texts).toHaveLength(isAllowed ? 1 : 0);
    const wrong = otherCode(texts[0]?.slice(0, 6) ?? '000000');
    expect(await person.typeCode(wrong)).toEqual({ outcome: 'wrong', tries_left: 4 });
    expect(await stranger.typeCode(wrong)).toEqual({ outcome: 'wrong', tries_left: 4 });
  });
});

test('asks the records server nothing before the answer, nor for a wrong code, and takes as long either way', async () => {
  const proxy = await startFaultyProxy(new URL(recordsUrl).origin);
  const portal = await startWithSms({ PORTAL_RECORDS_URL: `${proxy.url}/fhir` });
  const [person, { number, mobile }] = await Promise.all([signInFirst(portal), createRecordOnFile()]);
  const code = await getCode(portal, person, number, mobile);
  // An account makes 20 of these calls a minute.
  const people = await Promise.all([1, 2, 3, 4].map(() => signInFirst(portal)));
  proxy.inject('refuse');
  expect(await person.typeCode(otherCode(code))).toEqual({ outcome: 'wrong', tries_left: 4 });
  expect((await person.ask('POST', '/code', { code })).statusCode).toBe(503);
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let turn = 0; turn < 60; turn += 1) {
    const each = people[Math.floor(turn / 2) % people.length] ?? person;
    const kind = turn % 2 === 0 ? 'known' : 'unknown';
    await forgetAsks(portal, each);
    const from = performance.now();
    expect(await each.askCode(kind === 'known' ? number : newNumber())).toMatchObject({ outcome: 'asked' });
    times[kind].push(performance.now() - from);
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  const [known, unknown] = [median(times.known), median(times.unknown)];
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(5, 0.5 * Math.min(known, unknown)));
});

describe('limits', () => {
  test('a code works once, for ten minutes, and for the account that asked', async () => {
    const { portal, person, number, mobile } = await setUp();
    const thief = await signInFirst(portal);
    const code = await getCode(portal, person, number, mobile);
    expect(await thief.typeCode(code)).toEqual({ outcome: 'ended' });
    await thief.askCode(newNumber());
    expect(await thief.typeCode(code)).toMatchObject({ outcome: 'wrong' });
    await age(portal, person, '9 minutes 50 seconds');
    expect(await person.typeCode(code)).toMatchObject({ outcome: 'found' });
    expect(await person.typeCode(code)).toEqual({ outcome: 'ended' });
    const next = await getCode(portal, person, number, mobile);
    expect(await person.typeCode(code === next ? otherCode(code) : code)).toMatchObject({ outcome: 'wrong' });
    await age(portal, person, '10 minutes');
    expect(await person.typeCode(next)).toEqual({ outcome: 'ended' });
    expect((await person.state()).code).toBeUndefined();
  });

  test('a newer one ends the one before', async () => {
    const { portal, person, number, mobile } = await setUp();
    const first = await getCode(portal, person, number, mobile);
    await age(portal, person, '1 minute');
    const second = await getCode(portal, person, number, mobile);
    if (first !== second) expect(await person.typeCode(first)).toMatchObject({ outcome: 'wrong' });
    expect(await person.typeCode(second)).toMatchObject({ outcome: 'found' });
  });

  test('five wrong codes lock the account for slips too, and tell nobody then which is right', async () => {
    const { portal, person, number, mobile } = await setUp();
    const code = await getCode(portal, person, number, mobile);
    for (const left of [4, 3, 2, 1])
      expect(await person.typeCode(otherCode(code))).toEqual({ outcome: 'wrong', tries_left: left });
    const locked = await person.typeCode(otherCode(code));
    expect(locked.outcome).toBe('locked');
    expect(await person.typeCode(code)).toEqual(locked);
    expect(await person.try('K7QF2M9G')).toEqual(locked);
    await age(portal, person, '2 minutes');
    expect(await person.askCode(number)).toEqual(locked);
  });

  test('twelve wrong codes at once are five', async () => {
    const { portal, person, number, mobile } = await setUp();
    const code = await getCode(portal, person, number, mobile);
    const answers = await Promise.all(Array.from({ length: 12 }, () => person.typeCode(otherCode(code))));
    expect(answers.filter(({ outcome }) => outcome === 'wrong').length).toBeLessThanOrEqual(4);
    expect(await person.typeCode(code)).toMatchObject({ outcome: 'locked' });
  });

  test('an account asks once a minute, three times an hour, six times a day', async () => {
    const { portal, person } = await setUp();
    const ask = () => person.askCode(newNumber());
    expect(await ask()).toMatchObject({ outcome: 'asked' });
    const soon = await ask();
    expect(soon.outcome).toBe('later');
    expect(Date.parse((soon as { until: string }).until) - Date.now()).toBeLessThanOrEqual(60_000);
    for (const turn of [2, 3, 4, 5, 6]) {
      await age(portal, person, '61 seconds');
      if (turn === 4) {
        expect(await ask()).toMatchObject({ outcome: 'later' });
        await age(portal, person, '1 hour');
      }
      expect(await ask()).toMatchObject({ outcome: 'asked' });
    }
    await age(portal, person, '3 hours');
    expect(await ask()).toMatchObject({ outcome: 'later' });
    await age(portal, person, '21 hours');
    expect(await ask()).toMatchObject({ outcome: 'asked' });
  });

  test('many asks at once are one', async () => {
    const { person } = await setUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.askCode(newNumber())));
    expect(answers.filter(({ outcome }) => outcome === 'asked')).toHaveLength(1);
  });

  test('a network asks sixty times an hour; others go on', async () => {
    const portal = await startWithSms();
    const [network, other] = ['198.51.100.7', '198.51.100.8'];
    const [person, neighbour] = await Promise.all([signInFirst(portal, network), signInFirst(portal, other)]);
    await portal.infra.database.query(
      `insert into portal.connect_codes (id, network) select gen_random_uuid(), $1 from generate_series(1, 60)`,
      [network],
    );
    expect(await person.askCode(newNumber())).toMatchObject({ outcome: 'later' });
    expect(await neighbour.askCode(newNumber())).toMatchObject({ outcome: 'asked' });
    await portal.infra.database.query('delete from portal.connect_codes where network = any($1)', [
      [network, other],
    ]);
  });

  test('one number gets three codes an hour, by however many accounts, and ten in thirty days', async () => {
    const { portal, person, number, mobile } = await setUp();
    const people = [person, ...(await Promise.all([1, 2, 3].map(() => signInFirst(portal))))];
    for (const each of people) {
      expect(await each.askCode(number)).toMatchObject({ outcome: 'asked' });
      await sendAsked(portal, each);
    }
    expect(await textsTo(mobile)).toHaveLength(3);
    const [one] = people;
    if (!one) throw new Error('nobody');
    const back = (interval: string) => Promise.all(people.map((each) => age(portal, each, interval)));
    await back('2 hours');
    await portal.infra.database.query(`update portal.connect_codes set sends = 7 where subject = $1`, [
      one.userId,
    ]);
    await getCode(portal, one, number, mobile);
    await age(portal, one, '2 hours');
    await one.askCode(number);
    await sendAsked(portal, one);
    expect(await textsTo(mobile)).toHaveLength(4);
    await back('30 days');
    await getCode(portal, one, number, mobile);
  });

  test('codes for the profile count for the number’s hour', async () => {
    const { portal, person, number, mobile } = await setUp();
    await portal.infra.database.query(
      `insert into portal.contact_codes (id, patient_id, kind, contact, code)
       select gen_random_uuid(), 'somebody', 'sms', $1, '' from generate_series(1, 3)`,
      [mobile],
    );
    await person.askCode(number);
    await sendAsked(portal, person);
    expect(await textsTo(mobile)).toEqual([]);
  });

  test('no more are sent on one day than the setting says, and the log tells', async () => {
    const { portal, person, number, mobile } = await setUp();
    const [row] = await portal.infra.database.query<{ n: number }>(
      `select coalesce(sum(sends), 0)::int as n from portal.connect_codes where sent_at > now() - interval '1 day'`,
    );
    await person.askCode(number);
    portal.settings.connectCodesPerDay = Math.max(1, row?.n ?? 0);
    if (row?.n === 0) await getCode(portal, await signInFirst(portal), ...(await other()));
    await sendAsked(portal, person);
    expect(await textsTo(mobile)).toEqual([]);
    expect(portal.logLines.some((line) => line.includes('PORTAL_CONNECT_CODES_PER_DAY'))).toBe(true);

    async function other(): Promise<[string, string]> {
      const onFile = await createRecordOnFile();
      return [onFile.number, onFile.mobile];
    }
  });
});

describe('what goes wrong on the way', () => {
  test('two accounts with a right code each: one is connected, the other is told so', async () => {
    const { portal, person, record, number, mobile } = await setUp();
    const people = [person, await signInFirst(portal)];
    const tickets: string[] = [];
    for (const each of people) {
      const found = await each.typeCode(await getCode(portal, each, number, mobile));
      tickets.push((found as { ticket: string }).ticket);
    }
    const answers = await Promise.all(people.map((each, index) => each.confirm(tickets[index] ?? '')));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['connected', 'elsewhere']);
    const read = await Promise.all(people.map((each) => each.get(`/Patient/${record.id}`)));
    expect(read.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '403']);
  });

  test('the same code twice at once leads to one ticket', async () => {
    const { portal, person, number, mobile } = await setUp();
    const code = await getCode(portal, person, number, mobile);
    const answers = await Promise.all([1, 2, 3].map(() => person.typeCode(code)));
    expect(answers.filter(({ outcome }) => outcome === 'found')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'ended')).toHaveLength(2);
  });

  test('a record that changed meanwhile leads to the desk, who has the code being told so', async () => {
    const { portal, person, record, number, mobile } = await setUp();
    const code = await getCode(portal, person, number, mobile);
    await hospitalPuts({ ...record, deceasedBoolean: true });
    expect(await person.typeCode(code)).toEqual({ outcome: 'desk' });
    await hospitalPuts(record);
    const { ticket } = (await person.typeCode(code)) as { ticket: string };
    await hospitalPuts({ ...record, active: false });
    expect(await person.confirm(ticket)).toEqual({ outcome: 'desk' });
  });

  test('a worker that dies, and a provider or a records server that is away: another one goes on, three times at most', async () => {
    const proxy = await startFaultyProxy(new URL(recordsUrl).origin);
    const { portal, person, number, mobile } = await setUp({ PORTAL_RECORDS_URL: `${proxy.url}/fhir` });
    onTestFinished(() => setSmsOutage(stack));
    await person.askCode(number);
    proxy.inject('refuse');
    await sendAsked(portal, person);
    proxy.inject('none');
    await sendAsked(portal, person);
    expect(await textsTo(mobile)).toEqual([]);

    await setSmsOutage(stack, 'sparrow');
    await age(portal, person, '31 seconds');
    await sendAsked(portal, person);
    await setSmsOutage(stack);
    expect(await textsTo(mobile)).toEqual([]);

    await age(portal, person, '31 seconds');
    await createCodeSender(portal).resume();
    const [text = ''] = await textsTo(mobile);
    await age(portal, person, '31 seconds');
    await createCodeSender(portal).resume();
    expect(await textsTo(mobile)).toEqual([text]);
    expect(await person.typeCode(text.slice(0, 6))).toMatchObject({ outcome: 'found' });
  });

  test('keeps neither code nor number nor birth date, and what was asked for only until it is looked up', async () => {
    const { portal, person, number, mobile } = await setUp();
    const code = await getCode(portal, person, number, mobile);
    const stranger = await signInFirst(portal);
    await stranger.askCode(newNumber());
    const rows = async () =>
      portal.infra.database.query<{ row: string; asked: Buffer | null }>(
        'select t::text as row, asked from portal.connect_codes t where subject = any($1) order by asked_at',
        [[person.userId, stranger.userId]],
      );
    const [sent, waiting] = await rows();
    expect([sent?.asked, waiting?.asked === null]).toEqual([null, false]);
    for (const secret of [code, number, mobile, born]) {
      expect(sent?.row).not.toContain(secret);
      expect(sent?.row).not.toContain(Buffer.from(secret).toString('hex'));
    }
    await age(portal, stranger, '10 minutes');
    await createCodeSender(portal).resume();
    expect((await rows()).map(({ asked }) => asked)).toEqual([null, null]);
    const log = portal.logLines.join('');
    for (const secret of [number, mobile, `"${code}"`]) expect(log).not.toContain(secret);
  });

  test('asks for a recent sign-in', async () => {
    const { portal, person, number } = await setUp();
    const rows = await portal.infra.database.query<{ sid: string }>(
      `update portal.sessions set signed_in_at = now() - interval '16 minutes' where subject = $1
       returning upstream_sid as sid`,
      [person.userId],
    );
    for (const { sid } of rows) await portal.infra.redis.publish('portal:session-revoked', `web ${sid}`);
    await sleep(300);
    const needed = { code: 'recent_sign_in_needed' };
    expect((await person.askCodeRaw(number)).json()).toMatchObject(needed);
    expect((await person.ask('POST', '/code', { code: '482913' })).json()).toMatchObject(needed);
  });

  test('what is no number or no code is no try', async () => {
    const { person } = await setUp();
    for (const [path, body] of [
      ['/number', {}],
      ['/number', { number: '', birth_date: born }],
      ['/number', { number: 'x'.repeat(41), birth_date: born }],
      ['/number', { number: 'P-1', birth_date: '12 March 1984' }],
      ['/number', { number: 'P-1', birth_date: born, mobile: '9800000001' }],
      ['/code', { code: '48291' }],
      ['/code', { code: '४८२९१३' }],
      ['/code', { code: ['482913'] }],
    ] as const) {
      const answer = await person.ask('POST', path, body);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad_request']);
    }
  });
});
