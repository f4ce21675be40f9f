import { randomInt } from 'node:crypto';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Patient } from 'fhir/r4';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createCodeSender } from '../src/connect-record/send-code.ts';
import { openInfra } from '../src/infra/infra.ts';
import { createLogger } from '../src/infra/logger.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { startApi } from '../test/api-process.ts';
import { newMobile, newNumber, otherCode, smsSettings, textsTo } from '../test/connect-number-setup.ts';
import { putResource } from '../test/people.ts';
import { environment } from '../test/stack.ts';
import {
  born,
  countConnections,
  createRecord,
  guesses,
  guessesOfAccount,
  nextAddress,
  register,
} from './connect-people.ts';
import { openTables } from './database.ts';

const tables = openTables();
type Person = Awaited<ReturnType<typeof register>>;

/** The suite's own processes send no SMS. */
let api: Awaited<ReturnType<typeof startApi>>;
let worker: { send: (id: string) => Promise<void>; close: () => Promise<void> };

beforeAll(async () => {
  const { realm, logFolder } = inject('suite');
  const own = {
    ...smsSettings,
    PORTAL_ISSUER: realm.issuer,
    PORTAL_ACCOUNTS_URL: `${realm.issuer}/portal-accounts`,
    PORTAL_CONNECT_CODES_PER_DAY: '100000',
  };
  api = await startApi(logFolder, own);
  const settings = parseSettings({ ...environment, ...own });
  const infra = openInfra(settings, createLogger({ logLevel: 'silent' }));
  worker = { send: createCodeSender({ settings, infra }).send, close: () => infra.close() };
});
afterAll(() => Promise.all([api.stop(), worker.close()]));

const registerHere = () => register(() => api.url);

async function createOnFile(more: Partial<Patient> = {}, mobile = newMobile()) {
  const number = newNumber();
  const onFile: Partial<Patient> = {
    identifier: [{ system: systemUris.hospitalNumber, value: number }],
    telecom: [{ system: 'phone', use: 'mobile', value: mobile }],
    ...more,
  };
  return { id: await createRecord(onFile), number, mobile, onFile };
}

/** Asks, and has a worker do what it does then. */
async function ask(person: Person, number: string, birthDate = born) {
  const answer = await person.askCode(number, birthDate);
  const [row] = await tables.query<{ id: string }>(
    'select id from portal.connect_codes where subject = $1 order by asked_at desc limit 1',
    [person.subject],
  );
  await worker.send(row?.id ?? '');
  return answer.outcome;
}

async function getCode(person: Person, { number, mobile }: { number: string; mobile: string }) {
  expect(await ask(person, number)).toBe('asked');
  return (await textsTo(mobile)).at(-1)?.slice(0, 6) ?? '';
}

async function getTicket(person: Person, code: string) {
  const found = await person.typeCode(code);
  if (found.outcome !== 'found') throw new Error(JSON.stringify(found));
  return found.ticket;
}

const passTime = (interval: string) =>
  tables.query(
    `update portal.connect_codes set asked_at = asked_at - $1::interval, sent_at = sent_at - $1::interval
     where asked_at > now() - interval '1 day'`,
    [interval],
  );

describe('case 104: guessing the code to the number on file', () => {
  test(
    `${guesses} guesses over codes, accounts and addresses: none finds the record, and who guesses is locked and told`,
    { timeout: 60_000 + guesses * 1500 },
    async () => {
      const onFile = await createOnFile();
      const outcomes: Record<string, number> = {};
      for (let done = 0; done < guesses;) {
        const person = await registerHere();
        expect(await ask(person, onFile.number)).toBe('asked');
        const sent = (await textsTo(onFile.mobile)).at(-1)?.slice(0, 6) ?? '';
        const seen: string[] = [];
        for (let turn = 0; turn < guessesOfAccount && done < guesses; turn += 1, done += 1) {
          const guess = turn % 2 === 0 ? otherCode(sent) : String(randomInt(1e6)).padStart(6, '0');
          const { outcome } = await person.typeCode(guess === sent ? otherCode(sent) : guess, nextAddress());
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
          seen.push(outcome);
        }
        if (seen.length === guessesOfAccount)
          expect(seen).toEqual([...Array<string>(4).fill('wrong'), ...Array<string>(6).fill('locked')]);
        expect(await person.read(onFile.id)).toBe(403);
      }
      expect(Object.keys(outcomes).toSorted()).toEqual(['locked', 'wrong']);
      expect(await textsTo(onFile.mobile)).toHaveLength(Math.min(3, Math.ceil(guesses / guessesOfAccount)));
      expect(await countConnections(tables, onFile.id)).toBe(0);
      await passTime('61 minutes');
      const owner = await registerHere();
      expect(await owner.confirm(await getTicket(owner, await getCode(owner, onFile)))).toEqual({
        outcome: 'connected',
      });
    },
  );

  test('hospital numbers and birth dates near the right ones: alike, no SMS, and an account tries six pairs a day', async () => {
    const { number, mobile } = await createOnFile();
    const person = await registerHere();
    const last = Number(number.at(-1));
    const seen: string[] = [];
    for (const [guess, day] of [
      [`${number.slice(0, -1)}${(last + 1) % 10}`, born],
      [number, '1984-03-11'],
      [number, '1984-12-03'],
      [number, '1985-03-12'],
      [`${number}0`, born],
      [number.slice(0, -1), born],
      [number, born],
    ] as const) {
      seen.push(await ask(person, guess, day));
      await passTime('21 minutes');
    }
    expect(seen).toEqual([...Array<string>(6).fill('asked'), 'later']);
    expect(await textsTo(mobile)).toEqual([]);
    await passTime('1 day');
    expect(await ask(person, number)).toBe('asked');
    expect(await textsTo(mobile)).toHaveLength(1);
  });

  test('a flood of asks by many accounts from one network is held back; from elsewhere the same account goes on', async () => {
    const address = nextAddress();
    await tables.query(
      `insert into portal.connect_codes (id, network) select gen_random_uuid(), $1 from generate_series(1, 59)`,
      [address],
    );
    const people = await Promise.all([registerHere(), registerHere(), registerHere()]);
    const answers = await Promise.all(people.map((each) => each.askCode(newNumber(), born, address)));
    expect(answers.filter(({ outcome }) => outcome === 'asked')).toHaveLength(1);
    const held = people[answers.findIndex(({ outcome }) => outcome === 'later')];
    expect((await held?.askCode(newNumber()))?.outcome).toBe('asked');
  });
});

describe('case 105: several accounts at one record', () => {
  test('three with a right code each: one is connected, and only that one reads the record', async () => {
    const onFile = await createOnFile();
    const people = await Promise.all([1, 2, 3].map(() => registerHere()));
    const tickets: string[] = [];
    for (const each of people) tickets.push(await getTicket(each, await getCode(each, onFile)));
    const answers = await Promise.all(people.map((each, index) => each.confirm(tickets[index] ?? '')));
    const outcomes = answers.map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['connected', 'elsewhere', 'elsewhere']);
    for (const [index, each] of people.entries())
      expect(await each.read(onFile.id)).toBe(outcomes[index] === 'connected' ? 200 : 403);
    expect(await countConnections(tables, onFile.id)).toBe(1);
  });

  test('a code or a ticket that another account stole connects nobody', async () => {
    const onFile = await createOnFile();
    const [owner, thief] = [await registerHere(), await registerHere()];
    const code = await getCode(owner, onFile);
    expect(await thief.typeCode(code)).toEqual({ outcome: 'ended' });
    await ask(thief, newNumber());
    expect((await thief.typeCode(code)).outcome).toBe('wrong');
    const ticket = await getTicket(owner, code);
    for (const path of ['/confirm', '/refuse']) expect((await thief.post(path, { ticket })).status).toBe(400);
    expect(await thief.read(onFile.id)).toBe(403);
    expect(await owner.confirm(ticket)).toEqual({ outcome: 'connected' });
  });
});

describe('case 106: a record that cannot be connected', () => {
  test.each<[string, Partial<Patient>]>([
    ['is out of use', { active: false }],
    ['is of a dead person', { deceasedDateTime: '2026-01-01' }],
    ['has half a birth date', { birthDate: '1984' }],
  ])('that %s: no code; after the code, the desk', async (_, change) => {
    const onFile = await createOnFile();
    const put = (more: Partial<Patient>) =>
      putResource({
        resourceType: 'Patient',
        active: true,
        birthDate: born,
        ...onFile.onFile,
        ...more,
        id: onFile.id,
      });
    const person = await registerHere();
    const code = await getCode(person, onFile);
    await put(change);
    expect(await person.typeCode(code)).toEqual({ outcome: 'desk' });
    await passTime('2 minutes');
    expect(await ask(person, onFile.number)).toBe('asked');
    expect(await textsTo(onFile.mobile)).toHaveLength(1);
    expect(await person.read(onFile.id)).toBe(403);
    await put({});
    await passTime('2 minutes');
    const ticket = await getTicket(person, await getCode(person, onFile));
    await put(change);
    expect(await person.confirm(ticket)).toEqual({ outcome: 'desk' });
    expect(await countConnections(tables, onFile.id)).toBe(0);
  });

  test('that another account has: no code, and nobody is told', async () => {
    const onFile = await createOnFile();
    const [owner, other] = [await registerHere(), await registerHere()];
    expect(await owner.confirm(await getTicket(owner, await getCode(owner, onFile)))).toEqual({
      outcome: 'connected',
    });
    expect(await ask(other, onFile.number)).toBe('asked');
    expect(await textsTo(onFile.mobile)).toHaveLength(1);
    expect([await owner.read(onFile.id), await other.read(onFile.id)]).toEqual([200, 403]);
  });
});

describe('case 107: a mobile number', () => {
  test('alone names and opens nothing, in whichever field it is typed', async () => {
    const { mobile } = await createOnFile();
    for (const typed of [mobile, `+977${mobile}`, `977-${mobile}`]) {
      const person = await registerHere();
      expect(await ask(person, typed)).toBe('asked');
      const answer = await person.post('/number', { number: typed, birth_date: born, mobile });
      expect(answer.status).toBe(400);
    }
    expect(await textsTo(mobile)).toEqual([]);
  });

  test('that went to somebody else gets nothing of its former owner, nor of the new one until the hospital knows', async () => {
    const former = await createOnFile({ birthDate: '1970-01-01' });
    const now = await createOnFile({}, former.mobile);
    const [owner, formerOwner] = [await registerHere(), await registerHere()];
    expect(await ask(owner, now.number)).toBe('asked');
    expect(await ask(formerOwner, former.number, '1970-01-01')).toBe('asked');
    expect(await textsTo(now.mobile)).toEqual([]);
    const closed: Patient = {
      resourceType: 'Patient',
      ...former.onFile,
      telecom: [{ system: 'phone', use: 'old', value: former.mobile }],
      id: former.id,
    };
    await putResource(closed);
    await passTime('2 minutes');
    expect(await ask(formerOwner, former.number, '1970-01-01')).toBe('asked');
    expect(await textsTo(now.mobile)).toEqual([]);
    expect(await owner.confirm(await getTicket(owner, await getCode(owner, now)))).toEqual({
      outcome: 'connected',
    });
    expect([await owner.read(now.id), await owner.read(former.id)]).toEqual([200, 403]);
  });
});
