import { randomInt, randomUUID } from 'node:crypto';
import type { SlipAnswer } from '@portal/api-contract/connect-record';
import { makeSlipCode, slipAlphabet } from '@portal/clinical-domain/connect/slip-code';
import type { Patient, PatientLink } from 'fhir/r4';
import { describe, expect, inject, test } from 'vitest';
import { createSlipStore } from '../src/connect-record/slip-store.ts';
import { openDatabase } from '../src/infra/database.ts';
import { createLogger } from '../src/infra/logger.ts';
import { createSecrets } from '../src/infra/secrets.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { putResource } from '../test/people.ts';
import { environment } from '../test/stack.ts';
import { asksForPassword, isSignedIn } from './identity-browser.ts';
import { bodyOf, codeOf } from './calls.ts';
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
import { callAdmin } from './realm.ts';
import { newNumber, openCodeSignIn } from './code-sign-in.ts';
import { signIn } from './sign-in.ts';

const tables = openTables();

/** As the desk makes it. */
async function makeSlip(patientId: string): Promise<string> {
  const settings = parseSettings(environment);
  const database = openDatabase(settings, createLogger({ logLevel: 'silent' }));
  try {
    return (await createSlipStore(database, createSecrets(settings.sessionKeys)).make(patientId, 7)).code;
  } finally {
    await database.close();
  }
}

async function connect(person: Awaited<ReturnType<typeof register>>, code: string) {
  const answer = await person.guess(code);
  if (answer.outcome !== 'found') throw new Error(JSON.stringify(answer));
  return person.confirm(answer.ticket);
}

describe('case 104: guessing the code of a slip', () => {
  test(
    `${guesses} guesses over codes, accounts and addresses: none finds a record, and who guesses is locked and told`,
    { timeout: 60_000 + guesses * 1500 },
    async () => {
      const record = await createRecord();
      const code = await makeSlip(record);
      const outcomes: Record<string, number> = {};
      for (let done = 0; done < guesses;) {
        const person = await register();
        const seen: string[] = [];
        for (let turn = 0; turn < guessesOfAccount && done < guesses; turn += 1, done += 1) {
          const place = randomInt(code.length);
          const near = `${code.slice(0, place)}${slipAlphabet.charAt(randomInt(31))}${code.slice(place + 1)}`;
          const tried = turn % 2 === 0 || near === code ? makeSlipCode(randomInt) : near;
          const { outcome } = await person.guess(tried);
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
          seen.push(outcome);
        }
        if (seen.length === guessesOfAccount)
          expect(seen).toEqual([...Array<string>(4).fill('wrong'), ...Array<string>(6).fill('locked')]);
        expect(await person.read(record)).toBe(403);
      }
      expect(Object.keys(outcomes).toSorted()).toEqual(['locked', 'wrong']);
      expect(await countConnections(tables, record)).toBe(0);
      // The right person, who guesses nothing, is not held back by any of it.
      expect(await connect(await register(), code)).toEqual({ outcome: 'connected' });
    },
  );

  test('the right code with a wrong birth date counts at the account and at the slip, and reads like any wrong try', async () => {
    const record = await createRecord();
    const code = await makeSlip(record);
    const [one, other, owner] = [await register(), await register(), await register()];
    expect(await one.guess(code, '1984-03-11')).toEqual(await other.guess(makeSlipCode(randomInt)));
    for (const day of ['01', '02', '03']) await one.guess(code, `1984-03-${day}`);
    expect((await other.guess(code, '1984-04-01')).outcome).toBe('wrong');
    for (const day of ['1984-04-02', born])
      for (const person of [other, owner]) expect((await person.guess(code, day)).outcome).toBe('locked');
    expect(await countConnections(tables, record)).toBe(0);
    await tables.query(
      `delete from portal.connect_tries where kind = 'slip'
                        and name in (select id::text from portal.connect_slips where patient_id = $1)`,
      [record],
    );
    expect(await connect(owner, code)).toEqual({ outcome: 'connected' });
  });

  test('guesses of many accounts from one network are locked together; from elsewhere the same account goes on', async () => {
    const address = nextAddress();
    await tables.query(
      `insert into portal.connect_tries (kind, name, tries, wrong) values ('network', $1, 58, 58)`,
      [address],
    );
    const [one, other] = [await register(), await register()];
    for (const person of [one, other]) await person.guess(makeSlipCode(randomInt), born, address);
    const code = await makeSlip(await createRecord());
    expect((await other.guess(code, born, address)).outcome).toBe('locked');
    expect((await other.guess(code)).outcome).toBe('found');
  });

  test.each([
    [{}],
    [{ code: 'K7QF2M9G' }],
    [{ code: 'K7QF2M9G', birth_date: '12 March 1984' }],
    [{ code: ['K7QF2M9G'], birth_date: born }],
    [{ code: 'K7QF2M9G', birth_date: born, patient: 'other' }],
    [{ code: 'x'.repeat(41), birth_date: born }],
  ])('%j is no try', async (body) => {
    const person = await register();
    const answer = await person.post('/slip', body);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'bad_request']);
  });
});

describe('case 105: two accounts at one slip', () => {
  test('six at once, at two processes: one is connected, and only that one reads the record', async () => {
    const record = await createRecord();
    const code = await makeSlip(record);
    const people = await Promise.all(Array.from({ length: 6 }, register));
    const found: SlipAnswer[] = [];
    // One after the other: a slip is looked at for no more than five at once.
    for (const person of people) found.push(await person.guess(code));
    const answers = await Promise.all(
      people.map((person, index) => {
        const { ticket } = found[index] as { ticket: string };
        return person.confirm(ticket);
      }),
    );
    const outcomes = answers.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(5);
    for (const [index, person] of people.entries())
      expect(await person.read(record)).toBe(outcomes[index] === 'connected' ? 200 : 403);
    expect(await countConnections(tables, record)).toBe(1);
  });

  test('a ticket that another account stole connects nobody', async () => {
    const record = await createRecord();
    const [owner, thief] = [await register(), await register()];
    const { ticket } = (await owner.guess(await makeSlip(record))) as { ticket: string };
    for (const path of ['/confirm', '/refuse']) {
      const answer = await thief.post(path, { ticket });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'ticket_ended']);
    }
    expect(await thief.read(record)).toBe(403);
    expect(await owner.confirm(ticket)).toEqual({ outcome: 'connected' });
  });
});

const link = (type: PatientLink['type'], id: string): PatientLink => ({
  type,
  other: { reference: `Patient/${id}` },
});

describe('case 106: a record that cannot be connected', () => {
  test.each<[string, (id: string) => Promise<void>]>([
    [
      'was merged, as it says itself',
      async (id) => putAgain(id, { link: [link('replaced-by', await createRecord())] }),
    ],
    [
      'was merged, as the other says',
      async (id) => void (await createRecord({ link: [link('replaces', id)] })),
    ],
    ['is out of use', (id) => putAgain(id, { active: false })],
    ['is of a dead person', (id) => putAgain(id, { deceasedDateTime: '2026-01-01' })],
    ['has half a birth date', (id) => putAgain(id, { birthDate: '1984' })],
  ])('that %s leads to the desk, before and after its slip was shown', async (_, change) => {
    const record = await createRecord();
    const code = await makeSlip(record);
    const person = await register();
    const { ticket } = (await person.guess(code)) as { ticket: string };
    await change(record);
    expect(await person.guess(code)).toEqual({ outcome: 'desk' });
    expect(await person.confirm(ticket)).toEqual({ outcome: 'desk' });
    expect(await person.read(record)).toBe(403);
    expect(await countConnections(tables, record)).toBe(0);
  });

  test('that another account has is told of without a word of whose', async () => {
    const record = await createRecord();
    const owner = await register();
    expect(await connect(owner, await makeSlip(record))).toEqual({ outcome: 'connected' });
    const other = await register();
    const answer = await other.post('/slip', { code: await makeSlip(record), birth_date: born });
    expect(bodyOf(answer)).toEqual({ outcome: 'elsewhere' });
    expect(answer.text).not.toContain(owner.subject);
    expect([await owner.read(record), await other.read(record)]).toEqual([200, 403]);
  });

  test('an account that has a record of the hospital gets no second one', async () => {
    const [first, second] = [await createRecord(), await createRecord()];
    const person = await register();
    expect(await connect(person, await makeSlip(first))).toEqual({ outcome: 'connected' });
    const answer = await person.post('/slip', { code: await makeSlip(second), birth_date: born });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'already_connected']);
    expect([await person.read(first), await person.read(second)]).toEqual([200, 403]);
  });

  async function putAgain(id: string, more: Partial<Patient>) {
    await putResource({ resourceType: 'Patient', id, active: true, birthDate: born, ...more });
  }
});

/** 2040-11-29 in Bikram Sambat. */
const rightBirthDate = { birthDay: '29', birthMonth: 'bs-11', birthYear: '2040' };

describe('case 107: a sign-in by a code alone, before the account was connected', () => {
  test('ends with the connection, and what it left behind opens nothing; twin: the browser that confirmed, and the birth date', async () => {
    const { realm } = inject('suite');
    const number = newNumber();
    const [owner, thief] = [openCodeSignIn(number), openCodeSignIn(number)];
    expect((await owner.register()).status).toBe(200);
    const password = `stolen-${randomUUID()}`;
    let page = await thief.enter(await thief.start({ kc_action: 'UPDATE_PASSWORD' }), 2);
    expect(page.html).toContain('name="password-new"');
    page = await thief.browser.submit(page, { 'password-new': password, 'password-confirm': password });
    const stolen = await thief.exchange(page);
    const mine = await owner.exchange(await owner.enter(await owner.start(), 3));

    const record = await createRecord();
    expect(await stolen.read(mine.subject)).toBe(200);
    const found = await mine.post('/slip', { code: await makeSlip(record), birth_date: born });
    const { ticket } = bodyOf(found) as { ticket: string };
    expect(bodyOf(await mine.post('/confirm', { ticket }))).toEqual({ outcome: 'connected' });

    await expect.poll(() => stolen.read(record), { timeout: 5000 }).toBe(401);
    expect(await stolen.read(mine.subject)).toBe(401);
    expect((await stolen.refresh()).status).toBe(401);
    expect(await mine.read(record)).toBe(200);
    expect((await mine.refresh()).status).toBe(200);

    const path = `/${realm.name}/users/${mine.subject}`;
    const user = (await (await callAdmin(path)).json()) as { attributes: Record<string, string[]> };
    expect(user.attributes).toMatchObject({ fhirUser: [`Patient/${record}`], birthDate: [born] });
    expect(await (await callAdmin(`${path}/credentials`)).json()).toEqual([]);
    const other = openCodeSignIn(number);
    const asked = await other.browser.follow(await other.browser.openLogin(), 'phone');
    const typed = await other.browser.submit(asked, { number, use: 'password' });
    const refused = await other.browser.submit(typed, { password });
    expect([asksForPassword(refused), isSignedIn(refused)]).toEqual([true, false]);

    const more = await owner.enter(await owner.start(), 4);
    expect([more.html.includes('One more question'), isSignedIn(more)]).toEqual([true, false]);
    const again = await owner.exchange(await owner.browser.submit(more, rightBirthDate));
    expect(await again.read(record)).toBe(200);
  });
});
