import { codeOf, listSms, setRefusedNumbers, setSmsOutage, waitForSms } from '@portal/test-stack/sms-inbox';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stack } from '../test/stack.ts';
import { type Page, asksForPassword, isSignedIn } from './identity-browser.ts';
import {
  countSms,
  createPhoneAccount,
  letPass,
  newNumber,
  nextAddress,
  openPhone,
  setAttributes,
  stringsOf,
} from './phone-browser.ts';
import { type Realm, callAdmin, createRealm, removeRealm } from './realm.ts';

const codesPerAddress = 6;
const triesPerCode = 5;
/** The long form: PHONE_GUESSED_NUMBERS=200. */
const guessedNumbers = Number(process.env['PHONE_GUESSED_NUMBERS'] ?? 12);
/** Longer than a message takes to the stand-in. */
const smsTimeMs = 1500;

let realm: Realm;
beforeAll(async () => {
  realm = await createRealm(`codesPerAddress=${codesPerAddress}`);
});
afterAll(() => removeRealm(realm.name));

const connected = { fhirUser: 'Patient/canary' };
const born = { birthDate: '1984-03-12' };
const rightBirthDate = { birthDay: '29', birthMonth: 'bs-11', birthYear: '2040' };
const asksForMore = ({ html }: Page) => html.includes('One more question');
const saysWrong = ({ html }: Page) => html.includes('That code isn’t right.');
const saysLocked = ({ html }: Page) => html.includes('Too many tries');
const saysUnsent = ({ html }: Page) => html.includes('We can’t text you now');
const otherWays = 'You can still log in with your passkey or password.';
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** Of the accounts of a number, sorted. */
async function namesOf(number: string) {
  const found = await callAdmin(`/${realm.name}/users?q=phoneNumber:%2B977${number}`);
  const accounts = (await found.json()) as { firstName: string; lastName: string }[];
  return accounts.map(({ firstName, lastName }) => `${firstName} ${lastName}`).toSorted();
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('a number', () => {
  test('case 107: is answered alike with and without an account; only who has one is sent a code', async () => {
    const [known, unknown] = [newNumber(), newNumber()];
    await createPhoneAccount(realm, known);
    const [one, two] = [openPhone(realm), openPhone(realm)];
    const asked = [await one.askForCode(known), await two.askForCode(unknown)] as const;
    expect(asked[0].html).toContain('one-time-code');
    expect(stringsOf(asked[0], known)).toEqual(stringsOf(asked[1], unknown));
    const right = codeOf(await waitForSms(stack, known));
    let pages: [Page, Page] = [asked[0], asked[1]];
    for (let turn = 0; turn < triesPerCode; turn++) {
      pages = [await one.guess(pages[0], otherThan(right)), await two.guess(pages[1], otherThan(right))];
      expect(stringsOf(pages[0], known)).toEqual(stringsOf(pages[1], unknown));
    }
    expect(saysLocked(pages[0])).toBe(true);
    const [again, nobody] = [openPhone(realm), openPhone(realm)];
    const later = [await again.askForCode(known), await nobody.askForCode(unknown)] as const;
    expect(stringsOf(later[0], known)).toEqual(stringsOf(later[1], unknown));
    await sleep(smsTimeMs);
    expect([await countSms(known), await countSms(unknown)]).toEqual([1, 0]);
  });

  test('case 107: takes the same time with and without an account', async () => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let round = 0; round < 5; round++) {
      const known = newNumber();
      await createPhoneAccount(realm, known);
      times.known.push((await openPhone(realm).askForCode(known)).ms);
      times.unknown.push((await openPhone(realm).askForCode(newNumber())).ms);
    }
    expect(Math.abs(median(times.known) / median(times.unknown) - 1)).toBeLessThan(0.1);
  });

  test('case 107: of a password is answered alike with and without an account', async () => {
    const [known, unknown] = [newNumber(), newNumber()];
    const { password } = await createPhoneAccount(realm, known);
    const tryPassword = async (number: string, typed: string) => {
      const browser = openPhone(realm);
      const first = await browser.follow(await browser.openLogin(), 'phone');
      return browser.submit(await browser.submit(first, { number, use: 'password' }), { password: typed });
    };
    const wrong = [await tryPassword(known, 'wrong'), await tryPassword(unknown, 'wrong')] as const;
    expect(asksForPassword(wrong[0])).toBe(true);
    expect(stringsOf(wrong[0], known)).toEqual(stringsOf(wrong[1], unknown));
    expect(isSignedIn(await tryPassword(known, password))).toBe(true);
  });
});

describe('a code', () => {
  test('opens the account once; twin: the next one opens it again', async () => {
    const number = newNumber();
    await createPhoneAccount(realm, number);
    const browser = openPhone(realm);
    const page = await browser.askForCode(number);
    expect(isSignedIn(await browser.enterCode(page, number))).toBe(true);
    const other = openPhone(realm);
    const used = await other.guess(await other.askForCode(number), codeOf(await waitForSms(stack, number)));
    expect(isSignedIn(used)).toBe(false);
    await letPass(realm, 2);
    const third = openPhone(realm);
    expect(isSignedIn(await third.enterCode(await third.askForCode(number), number, 2))).toBe(true);
  });

  test('counts in the browser in which it was asked for', async () => {
    const number = newNumber();
    await createPhoneAccount(realm, number);
    const page = await openPhone(realm).askForCode(number);
    expect(page.status).toBe(200);
    const thief = openPhone(realm);
    const opened = await thief.askForCode(number);
    expect(saysWrong(await thief.enterCode(opened, number))).toBe(true);
  });

  test('case 107: guessed elsewhere stays as it is, and the guesser isn’t told; twin: guessed in its own browser it’s worth nothing', async () => {
    const [number, twin] = [newNumber(), newNumber()];
    await createPhoneAccount(realm, number);
    await createPhoneAccount(realm, twin);
    const [owner, guesser, own] = [openPhone(realm), openPhone(realm), openPhone(realm)];
    const asked = await owner.askForCode(number);
    const right = codeOf(await waitForSms(stack, number));
    const pages = [await guesser.askForCode(number), await own.askForCode(twin)] as const;
    const rightOfTwin = codeOf(await waitForSms(stack, twin));
    await letPass(realm, 2);
    let [elsewhere, here]: [Page, Page] = [pages[0], pages[1]];
    const times: { elsewhere: number[]; here: number[] } = { elsewhere: [], here: [] };
    for (let turn = 0; turn < triesPerCode; turn++) {
      elsewhere = await guesser.guess(elsewhere, right);
      here = await own.guess(here, otherThan(rightOfTwin));
      times.elsewhere.push(elsewhere.ms);
      times.here.push(here.ms);
      expect(stringsOf(elsewhere, number)).toEqual(stringsOf(here, twin));
    }
    expect([saysLocked(elsewhere), saysLocked(here)]).toEqual([true, true]);
    expect(Math.abs(median(times.elsewhere) / median(times.here) - 1)).toBeLessThan(0.1);
    const other = await own.follow(here, 'phone-password');
    const locked = await own.submit(other, { phoneStep: 'code', code: rightOfTwin });
    expect([isSignedIn(locked), saysLocked(locked)]).toEqual([false, true]);
    expect(isSignedIn(await owner.guess(asked, right))).toBe(true);
  });

  test('is guessed elsewhere by no more than twenty browsers of a network or for a number; twin: the one that asked isn’t counted', async () => {
    const [one, other] = [newNumber(), newNumber()];
    await createPhoneAccount(realm, one);
    const from = nextAddress();
    const owner = openPhone(realm, from);
    const asked = await owner.askForCode(one);
    const guessFrom = async (number: string, address: string) => {
      const browser = openPhone(realm, address);
      const first = await browser.follow(await browser.openLogin(), 'phone');
      const page = await browser.submit(first, { number, use: 'password' });
      return browser.submit(page, { phoneStep: 'code', code: '000000' });
    };
    const ofNetwork = await Promise.all(
      Array.from({ length: 22 }, (_, index) => guessFrom(index % 2 ? one : other, from)),
    );
    expect([ofNetwork.filter(saysWrong).length, ofNetwork.filter(saysLocked).length]).toEqual([20, 2]);
    expect(isSignedIn(await owner.enterCode(asked, one))).toBe(true);
    const third = newNumber();
    const ofNumber = await Promise.all(Array.from({ length: 22 }, () => guessFrom(third, nextAddress())));
    expect([ofNumber.filter(saysWrong).length, ofNumber.filter(saysLocked).length]).toEqual([20, 2]);
  });

  test('case 107: asked for elsewhere until the hour is used up leaves the owner’s as it is, and the page says what is left; twin: after ten minutes it’s worth nothing', async () => {
    const number = newNumber();
    const { password } = await createPhoneAccount(realm, number);
    const [owner, late] = [openPhone(realm), openPhone(realm)];
    const asked = await owner.askForCode(number);
    expect(asked.html).not.toContain(otherWays);
    const right = codeOf(await waitForSms(stack, number));
    await letPass(realm, 2);
    const first = await late.askForCode(number);
    await waitForSms(stack, number, 2);
    await letPass(realm, 2);
    await openPhone(realm).askForCode(number);
    await waitForSms(stack, number, 3);
    const refused = await openPhone(realm).askForCode(number);
    expect(refused.html).toContain(otherWays);
    expect(isSignedIn(await owner.guess(asked, right))).toBe(true);
    await letPass(realm, 8);
    const second = codeOf((await listSms(stack, number))[1] ?? { by: 'sparrow', to: '', text: '' });
    const old = await late.guess(first, second);
    expect(old.html).toContain('This code doesn’t work any more.');
    const browser = openPhone(realm);
    const page = await browser.follow(await browser.askForCode(number), 'phone-password');
    expect(isSignedIn(await browser.submit(page, { password }))).toBe(true);
    expect(await countSms(number)).toBe(3);
  });

  test('is worth nothing after ten minutes, and after a newer one there', async () => {
    const number = newNumber();
    await createPhoneAccount(realm, number);
    const browser = openPhone(realm);
    let page = await browser.askForCode(number);
    const first = codeOf(await waitForSms(stack, number));
    await letPass(realm, 10);
    page = await browser.guess(page, first);
    expect(page.html).toContain('This code doesn’t work any more.');
    page = await browser.askAgain(page);
    const second = codeOf(await waitForSms(stack, number, 2));
    if (first !== second) {
      page = await browser.guess(page, first);
      expect(saysWrong(page)).toBe(true);
    }
    expect(isSignedIn(await browser.guess(page, second))).toBe(true);
  });

  test('is sent once a minute, and three times an hour; twin: a fourth after the hour', async () => {
    const number = newNumber();
    await createPhoneAccount(realm, number);
    for (let turn = 0; turn < 5; turn++) {
      const page = await openPhone(realm).askForCode(number);
      await openPhone(realm).askForCode(number);
      expect(page.status).toBe(200);
      await letPass(realm, 2);
    }
    await sleep(smsTimeMs);
    expect(await countSms(number)).toBe(3);
    await letPass(realm, 55);
    await openPhone(realm).askForCode(number);
    await waitForSms(stack, number, 4);
  });

  test(
    'case 82: guessed over many numbers opens none, and the right person gets in by the password',
    { timeout: 120_000 + guessedNumbers * 10_000 },
    async () => {
      const numbers = Array.from({ length: guessedNumbers }, newNumber);
      let tries = 0;
      let opened = 0;
      const guessAll = async (number: string) => {
        await createPhoneAccount(realm, number, connected);
        const browser = openPhone(realm);
        let page = await browser.askForCode(number);
        const wrong = otherThan(codeOf(await waitForSms(stack, number)));
        for (; !saysLocked(page); tries++) {
          page = await browser.guess(page, wrong);
          if (isSignedIn(page) || asksForMore(page)) opened++;
        }
      };
      for (let from = 0; from < numbers.length; from += 20)
        await Promise.all(numbers.slice(from, from + 20).map(guessAll));
      expect([tries, opened]).toEqual([numbers.length * triesPerCode, 0]);
      const number = newNumber();
      const { password } = await createPhoneAccount(realm, number, connected);
      const browser = openPhone(realm);
      let page = await browser.askForCode(number);
      const wrong = otherThan(codeOf(await waitForSms(stack, number)));
      while (!saysLocked(page)) page = await browser.guess(page, wrong);
      page = await browser.submit(await browser.follow(page, 'phone-password'), {
        phoneStep: 'password',
        password,
      });
      expect(isSignedIn(page)).toBe(true);
    },
  );

  test('is refused to an address after six; another address is answered', async () => {
    const from = nextAddress();
    for (let turn = 0; turn < codesPerAddress; turn++)
      expect((await openPhone(realm, from).askForCode(newNumber())).status).toBe(200);
    const refused = await openPhone(realm, from).askForCode(newNumber());
    expect([refused.status, saysUnsent(refused)]).toEqual([429, true]);
    expect((await openPhone(realm).askForCode(newNumber())).status).toBe(200);
  });
});

describe('a connected record', () => {
  test('case 107: is not opened by a code alone in a browser that the account does not know; twin: with the birth date, and then by a code there', async () => {
    const number = newNumber();
    await createPhoneAccount(realm, number, { ...connected, ...born });
    const browser = openPhone(realm);
    let page = await browser.enterCode(await browser.askForCode(number), number);
    expect([asksForMore(page), isSignedIn(page)]).toEqual([true, false]);
    expect(page.html).not.toMatch(/Sushmita|Karki|canary|1984/);
    page = await browser.submit(page, { birthDay: '30', birthMonth: 'bs-11', birthYear: '2040' });
    expect(page.html).toContain('That isn’t the date of birth of this account.');
    expect(isSignedIn(await browser.submit(page, rightBirthDate))).toBe(true);
    await letPass(realm, 2);
    expect(isSignedIn(await browser.enterCode(await browser.askForCode(number), number, 2))).toBe(true);
    await letPass(realm, 2);
    const thief = openPhone(realm);
    expect(asksForMore(await thief.enterCode(await thief.askForCode(number), number, 3))).toBe(true);
  });

  test('case 107: five guesses of the birth date a day; twin: the password', async () => {
    const number = newNumber();
    const { password } = await createPhoneAccount(realm, number, { ...connected, ...born });
    const browser = openPhone(realm);
    let page = await browser.enterCode(await browser.askForCode(number), number);
    for (let day = 1; day <= 5; day++)
      page = await browser.submit(page, { birthDay: String(day), birthMonth: 'ad-1', birthYear: '1990' });
    page = await browser.submit(page, rightBirthDate);
    expect([isSignedIn(page), saysLocked(page)]).toEqual([false, true]);
    expect(isSignedIn(await browser.submit(page, { password }))).toBe(true);
  });

  test('case 107: a number that was not used for six months opens nothing, connected or not; twin: one used lately', async () => {
    const number = newNumber();
    const { id } = await createPhoneAccount(realm, number);
    const seconds = Math.floor(Date.now() / 1000) - 183 * 86_400;
    await setAttributes(realm, id, { phoneNumberUsedAt: String(seconds) });
    const browser = openPhone(realm);
    const page = await browser.enterCode(await browser.askForCode(number), number);
    expect([asksForMore(page), isSignedIn(page)]).toEqual([true, false]);
    expect(page.html).not.toMatch(/Sushmita|Karki/);
    const other = openPhone(realm);
    const registering = newNumber();
    const { id: old } = await createPhoneAccount(realm, registering, connected);
    await setAttributes(realm, old, { phoneNumberUsedAt: String(seconds) });
    const choice = await other.enterCode(await other.registerNumber(registering), registering);
    expect(choice.html).toContain('An account that wasn’t used for a while');
    expect(choice.html).not.toContain('••••');
    await setAttributes(realm, id, { phoneNumberUsedAt: String(seconds + 5 * 86_400) });
    await letPass(realm, 2);
    const later = openPhone(realm);
    expect(isSignedIn(await later.enterCode(await later.askForCode(number), number, 2))).toBe(true);
  });

  test('a page that is asked for before the code is right is the first one', async () => {
    const number = newNumber();
    await createPhoneAccount(realm, number, { ...connected, ...born });
    for (const typed of [
      { phoneStep: 'choose', account: '0' },
      { phoneStep: 'more', ...rightBirthDate },
    ]) {
      const browser = openPhone(realm);
      const page = await browser.submit(await browser.askForCode(newNumber()), typed);
      expect([isSignedIn(page), asksForMore(page), page.html.includes('name="number"')]).toEqual([
        false,
        false,
        true,
      ]);
    }
  });
});

describe('several people with one number', () => {
  test('choose by masked names after the code, and see none before', async () => {
    const number = newNumber();
    await createPhoneAccount(realm, number);
    await createPhoneAccount(realm, number, {}, ['Hari', 'Thapa']);
    const browser = openPhone(realm);
    const asked = await browser.askForCode(number);
    expect(asked.html).not.toContain('••••');
    const choice = await browser.enterCode(asked, number);
    expect(choice.html).toContain('S•••• K•••••');
    expect(choice.html).toContain('H•••• T•••••');
    expect(choice.html).not.toMatch(/Sushmita|Hari/);
    expect(isSignedIn(await browser.submit(choice, { account: '1' }))).toBe(true);
  });
});

describe('a registration', () => {
  test('case 107: is answered alike with a known number; the SMS says that there is an account', async () => {
    const [known, unknown] = [newNumber(), newNumber()];
    await createPhoneAccount(realm, known, connected);
    const [one, two] = [openPhone(realm), openPhone(realm)];
    const asked = [await one.registerNumber(known), await two.registerNumber(unknown)] as const;
    expect(stringsOf(asked[0], known)).toEqual(stringsOf(asked[1], unknown));
    expect((await waitForSms(stack, known)).text).toContain('This number has an account already.');
    expect((await waitForSms(stack, unknown)).text).not.toContain('account already');
    expect(isSignedIn(await two.enterCode(asked[1], unknown))).toBe(true);
    const choice = await one.enterCode(asked[0], known);
    expect(choice.html).toContain('S•••• K•••••');
    expect(isSignedIn(await one.submit(choice, { account: 'new' }))).toBe(true);
    const found = await callAdmin(`/${realm.name}/users?q=phoneNumber:%2B977${known}`);
    const accounts = (await found.json()) as { lastName: string; attributes: Record<string, string[]> }[];
    const records = Object.fromEntries(accounts.map((one) => [one.lastName, one.attributes['fhirUser']]));
    expect(records).toEqual({ Karki: ['Patient/canary'], Rai: undefined });
  });

  test('an administrator connects an account without an e-mail, and its owner gets in where it was made', async () => {
    const number = newNumber();
    const browser = openPhone(realm);
    expect(isSignedIn(await browser.enterCode(await browser.registerNumber(number), number))).toBe(true);
    const found = await callAdmin(`/${realm.name}/users?q=phoneNumber:%2B977${number}`);
    const [account] = (await found.json()) as { id: string }[];
    await setAttributes(realm, account?.id ?? '', connected);
    await letPass(realm, 2);
    expect(isSignedIn(await browser.enterCode(await browser.askForCode(number), number, 2))).toBe(true);
    await letPass(realm, 2);
    const thief = openPhone(realm);
    const page = await thief.enterCode(await thief.askForCode(number), number, 3);
    expect([asksForMore(page), page.html.includes('registration desk')]).toEqual([true, true]);
  });

  test('case 107: out of its order makes no account and sends no SMS; twin: once it’s filled in', async () => {
    const number = newNumber();
    const browser = openPhone(realm);
    let page = await browser.askForCode(number);
    page = await browser.follow(await browser.follow(page, 'phone'), 'register');
    for (const typed of [{ phoneStep: 'again' }, { phoneStep: 'choose', account: 'new' }]) {
      page = await browser.submit(page, typed);
      expect([isSignedIn(page), page.html.includes('name="fullName"')]).toEqual([false, true]);
    }
    await sleep(smsTimeMs);
    expect(await countSms(number)).toBe(0);
    await letPass(realm, 2);
    page = await browser.submit(page, { number, fullName: 'Gita Rai' });
    expect(isSignedIn(await browser.enterCode(page, number))).toBe(true);
    expect(await namesOf(number)).toEqual(['Gita Rai']);
  });

  test('case 107: isn’t reached from the proof of a sign-in', async () => {
    const number = newNumber();
    await createPhoneAccount(realm, number);
    await createPhoneAccount(realm, number, {}, ['Hari', 'Thapa']);
    const browser = openPhone(realm);
    const first = await browser.follow(await browser.openLogin(), 'phone');
    await browser.enterCode(await browser.submit(first, { number }), number);
    let page = await browser.follow(first, 'register');
    for (const typed of [
      { phoneStep: 'choose', account: 'new' },
      { phoneStep: 'choose', account: '0' },
    ]) {
      page = await browser.submit(page, typed);
      expect([isSignedIn(page), page.html.includes('name="fullName"')]).toEqual([false, true]);
    }
    expect(await namesOf(number)).toEqual(['Hari Thapa', 'Sushmita Karki']);
  });

  test.each([
    'Gita +9779800000217',
    'Gita 9 8 0 Rai',
    'Gita Rai9800',
    'गीता राई९८०',
    'गीता ९८००',
    '\u{1F600} \u{1F600}',
    '॥ ॥',
    'Gita -',
    '- Rai',
  ])('case 88: %s is no name', async (fullName) => {
    const number = newNumber();
    const page = await openPhone(realm).registerNumber(number, { fullName });
    expect(page.html).toContain('Please enter your own name.');
    expect(await countSms(number)).toBe(0);
  });

  test.each(['गीता राई', 'Sita K.C.', 'Ólafur O’Brien-Rai', 'ཚེ་རིང ཤེར་པ', '李 小龍', 'Gita Rai 2nd'])(
    'case 88: %s is one',
    async (fullName) => {
      const page = await openPhone(realm).registerNumber(newNumber(), { fullName });
      expect(page.html).toContain('one-time-code');
    },
  );

  test('tells what is wrong with what was typed', async () => {
    const typed = { fullName: 'Gita', birthDay: '40', birthMonth: 'ad-2', birthYear: '1984' };
    const page = await openPhone(realm).registerNumber('01-5550100', typed);
    expect(page.html.match(/id="error-\w+"/g)).toEqual([
      'id="error-number"',
      'id="error-fullName"',
      'id="error-birthDate"',
    ]);
  });
});

describe('a flood', () => {
  test('case 107: the used up cap is told alike with and without an account; twin: nobody’s number uses none of it', async () => {
    const small = await createRealm('codesPerAddress=100000, smsPartsAnHour=1000, smsPartsADay=2');
    try {
      const [one, two, three] = [newNumber(), newNumber(), newNumber()];
      for (const number of [one, two, three]) await createPhoneAccount(small, number);
      for (const number of [one, newNumber(), newNumber(), two])
        expect((await openPhone(small).askForCode(number)).status).toBe(200);
      const nobody = newNumber();
      const known = await openPhone(small).askForCode(three);
      const unknown = await openPhone(small).askForCode(nobody);
      expect([known.status, saysUnsent(known)]).toEqual([429, true]);
      expect(stringsOf(known, three)).toEqual(stringsOf(unknown, nobody));
    } finally {
      await removeRealm(small.name);
    }
  });

  test('sends no more than the caps, and leaves a part of them to who has an account', async () => {
    const requests = Number(process.env['PHONE_FLOOD'] ?? 60);
    const cap = 20;
    const atOnce = 40;
    const small = await createRealm(`codesPerAddress=100000, smsPartsAnHour=1000, smsPartsADay=${cap}`);
    try {
      const known = newNumber();
      await createPhoneAccount(small, known);
      const numbers = Array.from({ length: requests }, newNumber);
      const statuses: Record<number, number> = {};
      const waiting = [...numbers];
      const askOn = async () => {
        const browser = openPhone(small);
        let page: Page | undefined;
        for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
          const typed = { phoneStep: 'register', number, fullName: 'Gita Rai' };
          page = page ? await browser.submit(page, typed) : await browser.registerNumber(number);
          statuses[page.status] = (statuses[page.status] ?? 0) + 1;
        }
      };
      const started = performance.now();
      await Promise.all(Array.from({ length: atOnce }, askOn));
      const seconds = Math.round((performance.now() - started) / 1000);
      await sleep(smsTimeMs);
      const all = new Set(numbers);
      const answer = await fetch(`http://127.0.0.1:${stack.ports.sms}/messages`);
      const sent = ((await answer.json()) as { to: string }[]).filter(({ to }) => all.has(to)).length;
      process.stdout.write(
        `${requests} registrations in ${seconds} s: ${JSON.stringify(statuses)}, ${sent} SMS of at most ${cap}\n`,
      );
      expect(sent).toBe(cap * 0.8);
      expect(statuses).toEqual({ 200: sent, 429: requests - sent });
      const browser = openPhone(small);
      expect(isSignedIn(await browser.enterCode(await browser.askForCode(known), known))).toBe(true);
    } finally {
      await removeRealm(small.name);
    }
  }, 3_600_000);
});

describe('providers of SMS', () => {
  test('that refuse one number carry the codes of others', async () => {
    const [refused, other] = [newNumber(), newNumber()];
    await createPhoneAccount(realm, refused);
    await createPhoneAccount(realm, other);
    try {
      await setRefusedNumbers(stack, refused);
      await openPhone(realm).askForCode(refused);
      await sleep(smsTimeMs);
      const page = await openPhone(realm).askForCode(other);
      expect(saysUnsent(page)).toBe(false);
      await waitForSms(stack, other);
      expect(await countSms(refused)).toBe(0);
    } finally {
      await setRefusedNumbers(stack);
    }
  });

  test('the second carries what the first refuses; where both do, known and unknown numbers are told alike', async () => {
    const [first, second, unknown] = [newNumber(), newNumber(), newNumber()];
    await createPhoneAccount(realm, first);
    await createPhoneAccount(realm, second);
    try {
      await setSmsOutage(stack, 'sparrow');
      await openPhone(realm).askForCode(first);
      expect((await waitForSms(stack, first)).by).toBe('aakash');
      await setSmsOutage(stack, 'sparrow', 'aakash');
      await openPhone(realm).askForCode(second);
      await sleep(smsTimeMs);
      await letPass(realm, 2);
      const known = await openPhone(realm).askForCode(second);
      const nobody = await openPhone(realm).askForCode(unknown);
      expect(saysUnsent(known)).toBe(true);
      expect(stringsOf(known, second)).toEqual(stringsOf(nobody, unknown));
    } finally {
      await setSmsOutage(stack);
    }
    await sleep(16_000);
    await openPhone(realm).askForCode(second);
    await waitForSms(stack, second);
    expect(await listSms(stack, unknown)).toEqual([]);
  });
});
