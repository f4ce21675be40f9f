import { randomUUID } from 'node:crypto';
import { getLink, listMail, waitForMail } from '@portal/test-stack/mailbox';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stack } from '../test/stack.ts';
import { type Page, isSignedIn, openBrowser } from './identity-browser.ts';
import { stayInWindow } from './limit-windows.ts';
import {
  type AccountSettings,
  type Realm,
  createAccount,
  createRealm,
  removeRealm,
  setMailServer,
} from './realm.ts';

const mailsPerPerson = 3;
const mailsPerAddress = 5;
const rounds = 12;
/** Longer than the mail server of the stack takes. */
const mailTimeMs = 3000;

let realm: Realm;
beforeAll(async () => {
  realm = await createRealm(`mailsPerPerson=${mailsPerPerson}, mailsPerAddress=${mailsPerAddress}`);
});
afterAll(() => removeRealm(realm.name));

const newEmail = () => `${randomUUID()}@example.org`;

async function makePerson(): Promise<AccountSettings> {
  const person = { email: newEmail(), password: `person-${randomUUID()}`, given: 'Gita', family: 'Rai' };
  await createAccount(realm.name, person);
  return person;
}

let last = 0;
const nextAddress = () => `127.8.${Math.floor(++last / 250)}.${(last % 250) + 1}`;
const open = () => openBrowser(realm.issuer, nextAddress());

/** What the page says, without what is new on every page and without the e-mail that was typed. */
const stringsOf = ({ status, html }: Page, email: string) => [
  status,
  html
    .replaceAll(email, 'EMAIL')
    .replaceAll(email.replace('@', '&#64;'), 'EMAIL')
    .replaceAll(/(session_code|tab_id|execution|client_data|code|state)=[^&"]*/g, '$1=')
    .replaceAll(/data-(challenge|auth-session)="[^"]*"/g, ''),
];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How much longer it takes with an account; asked in turns, so that the machine's moods meet both. */
async function compareTimes(ask: (email: string) => Promise<Page>): Promise<number> {
  const people = await Promise.all(Array.from({ length: rounds / mailsPerPerson }, makePerson));
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < rounds; round++) {
    times.known.push((await ask(people[round % people.length]?.email ?? '')).ms);
    times.unknown.push((await ask(newEmail())).ms);
  }
  return median(times.known) / median(times.unknown) - 1;
}

beforeEach(() => stayInWindow(60));

describe('a password reset', () => {
  test('case 81: is answered alike with and without an account; only the owner gets the link', async () => {
    const { email } = await makePerson();
    const nobody = newEmail();
    const known = await open().askForReset(email);
    const unknown = await open().askForReset(nobody);
    expect(known.html).toContain('If this email has an account, a link is on its way.');
    expect(stringsOf(known, email)).toEqual(stringsOf(unknown, nobody));
    const link = getLink(await waitForMail(stack, email), `${realm.issuer}/login-actions/`);
    expect((await open().visit(link)).status).toBe(200);
    expect(await listMail(stack, nobody)).toEqual([]);
  });

  test('case 81: takes the same time with and without an account', async () => {
    const ratio = await compareTimes((email) => open().askForReset(email));
    expect(Math.abs(ratio)).toBeLessThan(0.1);
  }, 180_000);

  test('case 81: tells nothing when the mail server is down, and is mailed when it is up again', async () => {
    const { email } = await makePerson();
    const nobody = newEmail();
    await setMailServer(realm.name, 1);
    const known = await open().askForReset(email);
    const unknown = await open().askForReset(nobody);
    await setMailServer(realm.name, stack.ports.smtp);
    expect(stringsOf(known, email)).toEqual(stringsOf(unknown, nobody));
    await open().askForReset(email);
    await waitForMail(stack, email);
  });

  test('case 81: is mailed three times an hour, from whichever addresses, and answered alike after that', async () => {
    const { email } = await makePerson();
    const nobody = newEmail();
    const pages: unknown[] = [];
    for (let turn = 0; turn < mailsPerPerson + 2; turn++) {
      pages.push(stringsOf(await open().askForReset(email), email));
      pages.push(stringsOf(await open().askForReset(nobody), nobody));
    }
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
    await sleep(mailTimeMs);
    expect(await listMail(stack, email)).toHaveLength(mailsPerPerson);
  });

  test('case 81: is refused to an address after five, for whomever; another address is answered', async () => {
    const from = nextAddress();
    const { email } = await makePerson();
    for (let turn = 0; turn < mailsPerAddress; turn++)
      expect((await openBrowser(realm.issuer, from).askForReset(newEmail())).status).toBe(200);
    const refused = await openBrowser(realm.issuer, from).askForReset(email);
    expect([refused.status, refused.html.includes('Too many tries.')]).toEqual([429, true]);
    expect(await listMail(stack, email)).toEqual([]);
    await open().askForReset(email);
    await waitForMail(stack, email);
  });
});

describe('a registration', () => {
  const resend = async (browser: ReturnType<typeof openBrowser>, { html }: Page) => {
    const link = /class="btn secondary block" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    return browser.visit(link ?? '');
  };

  test('case 81: is answered alike with and without an account, also when the link is asked for again', async () => {
    const { email, password } = await makePerson();
    const nobody = newEmail();
    const [one, two] = [open(), open()];
    const known = await one.register(email);
    const unknown = await two.register(nobody);
    expect(known.html).toContain('Check your email');
    expect(stringsOf(known, email)).toEqual(stringsOf(unknown, nobody));
    const seconds = /\d+ seconds/;
    const again = await Promise.all([resend(one, known), resend(two, unknown)]);
    const [first, second] = again.map((page, index) =>
      stringsOf({ ...page, html: page.html.replace(seconds, '') }, [email, nobody][index] ?? ''),
    );
    expect(first).toEqual(second);

    const told = await waitForMail(stack, email);
    expect(told).toContain('You already have an account');
    expect(told).not.toContain('login-actions');
    expect(isSignedIn(await open().signIn(email, password))).toBe(true);

    const link = getLink(await waitForMail(stack, nobody), `${realm.issuer}/login-actions/`);
    const page = await two.visit(link);
    const chosen = { 'password-new': 'tea boat ladder moon', 'password-confirm': 'tea boat ladder moon' };
    expect(isSignedIn(await two.submit(page, chosen))).toBe(true);
  });

  test('case 81: whose form is not filled in is answered alike', async () => {
    const { email } = await makePerson();
    const nobody = newEmail();
    const known = await open().register(email, '');
    const unknown = await open().register(nobody, '');
    expect(known.html).toContain('Required');
    expect(stringsOf(known, email)).toEqual(stringsOf(unknown, nobody));
  });

  test('case 81: a second time, of an account that nobody confirmed, is answered alike', async () => {
    const email = newEmail();
    const first = await open().register(email);
    const second = await open().register(email.toUpperCase());
    expect(stringsOf(second, email.toUpperCase())).toEqual(stringsOf(first, email));
  });

  test('case 81: takes the same time with and without an account', async () => {
    const ratio = await compareTimes((email) => open().register(email));
    expect(Math.abs(ratio)).toBeLessThan(0.1);
  }, 180_000);

  test('case 81: with an e-mail that has an account never ends in a session', async () => {
    const { email } = await makePerson();
    const browser = open();
    const page = await browser.register(email);
    expect(isSignedIn(await browser.signIn(email, randomUUID()))).toBe(false);
    expect(isSignedIn(await resend(browser, page))).toBe(false);
  });

  test('case 81: is refused to an address after five; another address is answered', async () => {
    const from = nextAddress();
    for (let turn = 0; turn < mailsPerAddress; turn++)
      expect((await openBrowser(realm.issuer, from).register(newEmail())).html).toContain('Check your email');
    const refused = await openBrowser(realm.issuer, from).register(newEmail());
    expect(refused.html).toContain('Too many tries.');
    expect((await open().register(newEmail())).html).toContain('Check your email');
  });

  test('case 81: again and again writes to the owner three times an hour', async () => {
    const { email } = await makePerson();
    for (let turn = 0; turn < mailsPerPerson + 2; turn++)
      expect((await open().register(email)).html).toContain('Check your email');
    await sleep(mailTimeMs);
    expect(await listMail(stack, email)).toHaveLength(mailsPerPerson);
  });
});

describe('a change of the sign-in e-mail', () => {
  const heading = 'Check your new email';

  /** Somebody who is signed in and asks for another e-mail; each is somebody else, from another address. */
  async function openChange(from = nextAddress()) {
    const { email, password } = await makePerson();
    const browser = openBrowser(realm.issuer, from);
    const form = await browser.signIn(email, password, { kc_action: 'UPDATE_EMAIL' });
    return { browser, form, ask: (wished: string) => browser.submit(form, { email: wished }) };
  }

  const change = async (wished: string, from?: string) => (await openChange(from)).ask(wished);

  test('case 81: is answered alike with and without an account; the owner is told, the other gets the link', async () => {
    const { email, password } = await makePerson();
    const nobody = newEmail();
    const known = await change(email);
    const { browser, ask } = await openChange();
    const unknown = await ask(nobody);
    expect(known.html).toContain(heading);
    expect(stringsOf(known, email)).toEqual(stringsOf(unknown, nobody));

    const told = await waitForMail(stack, email);
    expect(told).toContain('This email already has an account');
    expect(told).not.toContain('login-actions');
    expect(isSignedIn(await open().signIn(email, password))).toBe(true);
    const link = getLink(await waitForMail(stack, nobody), `${realm.issuer}/login-actions/`);
    expect((await browser.visit(link)).html).toContain('Email changed');
  });

  test('case 81: in other letters, or asked for again, is answered alike', async () => {
    const { email } = await makePerson();
    const askTwice = async (wished: string) => {
      const { ask } = await openChange();
      const pages = [await ask(wished), await ask(wished)];
      return pages.map((page) => stringsOf({ ...page, html: page.html.replace(/\d+ seconds/, '') }, wished));
    };
    expect(await askTwice(email.toUpperCase())).toEqual(await askTwice(newEmail().toUpperCase()));
    const spaced = (wished: string) => change(` ${wished} `);
    const nobody = newEmail();
    expect(stringsOf(await spaced(email), email)).toEqual(stringsOf(await spaced(nobody), nobody));
  });

  test('case 81: takes the same time with and without an account', async () => {
    const ratio = await compareTimes(change);
    expect(Math.abs(ratio)).toBeLessThan(0.1);
  }, 240_000);

  test('case 81: by many writes three times an hour to one person, with or without an account', async () => {
    const [{ email }, nobody] = [await makePerson(), newEmail()];
    for (let turn = 0; turn < mailsPerPerson + 2; turn++)
      for (const wished of [email, nobody]) expect((await change(wished)).html).toContain(heading);
    await sleep(mailTimeMs);
    expect(await listMail(stack, email)).toHaveLength(mailsPerPerson);
    expect(await listMail(stack, nobody)).toHaveLength(mailsPerPerson);
  });

  test('case 81: is refused to an address after five; another address is answered', async () => {
    const from = nextAddress();
    for (let turn = 0; turn < mailsPerAddress; turn++)
      expect((await change(newEmail(), from)).html).toContain(heading);
    const [{ email }, nobody] = [await makePerson(), newEmail()];
    const refused = await change(email, from);
    expect(refused.html).toContain('Too many tries.');
    expect(stringsOf(refused, email)).toEqual(stringsOf(await change(nobody, from), nobody));
    expect((await change(newEmail())).html).toContain(heading);
    expect([await listMail(stack, email), await listMail(stack, nobody)]).toEqual([[], []]);
  });
});
