import { randomUUID } from 'node:crypto';
import { getLink, waitForMail } from '@portal/test-stack/mailbox';
import { describe, expect, inject, test } from 'vitest';
import { stack } from '../test/stack.ts';
import { type Page, isSignedIn, openBrowser } from './identity-browser.ts';
import { createAccount } from './realm.ts';

const { issuer, name: realm } = inject('suite').realm;

/** All of the 10,000 are tried in the extension's own test (PasswordsTest.java). */
const common = ['password12', 'qwertyuiop', 'iloveyou2083', 'Football!!', 'P@55w0rd2083', 'michael1#2080'];
const nepali = ['Namaste@2083', 'kathmandu-2083', 'pashupatinath', 'N3pal@12345', 'Shrestha2055'];
const devanagari = ['नमस्ते१२३४', 'काठमाडौं २०८३'];
const numbers = ['1234567890', '9841234567', '+977 9841-234567', '2050-01-15', '98412345678412345678'];
const local = ['patientportal1', 'Himal-Valley-2026'];
const personal = ['Bishnu-green-boat-42', 'tea with lamichhane', 'tea.at.bishnu.lamichhane'];
const guessable = [...common, ...nepali, ...devanagari, ...numbers, ...local, ...personal];
const fine = ['seven-red-marigolds', 'tea boat ladder moon', 'xK9#mQ2vLp', 'चिया डुङ्गा जुन रूख ढोका'];

const makePerson = () => ({
  email: `bishnu.lamichhane.${randomUUID()}@example.org`,
  password: `first-${randomUUID()}`,
  given: 'Bishnu',
  family: 'Lamichhane',
});

const asksAgain = ({ html }: Page) => html.includes('name="password-new"');
const typeTwice = (password: string) => ({ 'password-new': password, 'password-confirm': password });
const easy = 'This password is easy to guess.';

/** Where the link of the newest e-mail to this person leads, in this browser. */
async function openLink(browser: ReturnType<typeof openBrowser>, email: string): Promise<Page> {
  const page = await browser.visit(getLink(await waitForMail(stack, email), `${issuer}/login-actions/`));
  if (!asksAgain(page)) throw new Error('the link did not lead to the new password');
  return page;
}

async function openReset(email: string) {
  const browser = openBrowser(issuer);
  await browser.askForReset(email);
  return { browser, page: await openLink(browser, email) };
}

describe('a password that others would try first', () => {
  test('case 80: is refused at a reset, and the page says why', async () => {
    const person = makePerson();
    await createAccount(realm, person);
    const { browser, page } = await openReset(person.email);
    const answers = new Map<string, Page>();
    let at = page;
    for (const password of guessable) {
      at = await browser.submit(at, typeTwice(password));
      answers.set(password, at);
    }
    expect([...answers].filter(([, answer]) => !asksAgain(answer)).map(([password]) => password)).toEqual([]);
    expect(answers.get('password12')?.html).toContain(easy);
    expect(answers.get('9841234567')?.html).toContain('A number alone is easy to guess.');
    expect(answers.get('tea with lamichhane')?.html).toContain('Leave out your name, email and phone number');
    const own = await browser.submit(at, typeTwice(person.email));
    expect(asksAgain(own)).toBe(true);
    expect(isSignedIn(await openBrowser(issuer).signIn(person.email, person.password))).toBe(true);
  });

  test.each(fine)('case 80: is not “%s”, which is taken at a reset and signs in', async (password) => {
    const person = makePerson();
    await createAccount(realm, person);
    const { browser, page } = await openReset(person.email);
    expect(asksAgain(await browser.submit(page, typeTwice(password)))).toBe(false);
    expect(isSignedIn(await openBrowser(issuer).signIn(person.email, password))).toBe(true);
  });

  test('case 80: is refused when it is changed, in Nepali too; another is taken', async () => {
    const person = makePerson();
    await createAccount(realm, person);
    const browser = openBrowser(issuer);
    const change = { kc_action: 'UPDATE_PASSWORD', ui_locales: 'ne' };
    const page = await browser.signIn(person.email, person.password, change);
    const refused = await browser.submit(page, typeTwice('kathmandu-2083'));
    expect([asksAgain(refused), refused.html.includes('सजिलै अनुमान गर्न सकिन्छ')]).toEqual([true, true]);
    expect(asksAgain(await browser.submit(refused, typeTwice('tea boat ladder moon')))).toBe(false);
    expect(isSignedIn(await openBrowser(issuer).signIn(person.email, 'tea boat ladder moon'))).toBe(true);
  });

  test('case 80: is refused at the registration; another is taken, and the person is in', async () => {
    const { email } = makePerson();
    const browser = openBrowser(issuer);
    await browser.register(email);
    const refused = await browser.submit(await openLink(browser, email), typeTwice('kathmandu-2083'));
    expect([asksAgain(refused), refused.html.includes(easy)]).toEqual([true, true]);
    expect(isSignedIn(await browser.submit(refused, typeTwice('tea boat ladder moon')))).toBe(true);
  });

  test('case 80: is refused to an administrator too', async () => {
    const person = makePerson();
    await expect(createAccount(realm, { ...person, password: 'Namaste@2083' })).rejects.toThrow('400');
    await createAccount(realm, person);
  });
});
