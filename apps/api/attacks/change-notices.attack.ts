import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getLink, listMail } from '@portal/test-stack/mailbox';
import { describe, expect, inject, test } from 'vitest';
import { stack } from '../test/stack.ts';
import { type Page, isSignedIn, openBrowser } from './identity-browser.ts';
import { type AccountSettings, callAdmin, createAccount } from './realm.ts';

const { issuer, name: realm } = inject('suite').realm;
/** Longer than the mail server of the stack takes. */
const mailTimeMs = 3000;
const chosen = { 'password-new': 'tea boat ladder moon', 'password-confirm': 'tea boat ladder moon' };
const notYou = 'If this wasn’t you, call the clinic';
const newEmail = () => `${randomUUID()}@example.org`;

async function makePerson(): Promise<AccountSettings & { subject: string }> {
  const person = { email: newEmail(), password: `person-${randomUUID()}`, given: 'Gita', family: 'Rai' };
  return { ...person, subject: await createAccount(realm, person) };
}

async function act({ email, password }: AccountSettings, action: string, more: Record<string, string> = {}) {
  const browser = openBrowser(issuer);
  return { browser, page: await browser.signIn(email, password, { kc_action: action, ...more }) };
}

/** The words of an e-mail, from either of its encodings. */
function readMail(source: string): string {
  const joined = source.replaceAll(/=\r?\n/g, '');
  const quoted = joined.replaceAll(/(?:=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  );
  return quoted.replaceAll(/(?:^[A-Za-z0-9+/]{4,}={0,2}\r?\n)+/gm, (block) =>
    Buffer.from(block, 'base64').toString('utf8'),
  );
}

async function waitForNotification(address: string, text: string): Promise<string> {
  const find = async () => (await listMail(stack, address)).map(readMail).find((mail) => mail.includes(text));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return (await find()) ?? '';
}

async function openNewestLink(browser: ReturnType<typeof openBrowser>, address: string): Promise<Page> {
  await expect.poll(async () => (await listMail(stack, address)).length, { timeout: 20_000 }).toBe(1);
  const [mail = ''] = await listMail(stack, address);
  return browser.visit(getLink(mail, `${issuer}/login-actions/`));
}

describe('the owner of an account is told', () => {
  test('case 93: of a new password, with what to do and nothing to press', async () => {
    const person = await makePerson();
    const { browser, page } = await act(person, 'UPDATE_PASSWORD');
    await browser.submit(page, chosen);
    const mail = await waitForNotification(person.email, 'Your password was changed');
    expect(mail).toContain(notYou);
    expect(mail).not.toMatch(/https?:|<a /);
  });

  test('case 93: in Nepali, who reads Nepali', async () => {
    const person = await makePerson();
    const { browser, page } = await act(person, 'UPDATE_PASSWORD', { ui_locales: 'ne' });
    await browser.submit(page, chosen);
    const mail = await waitForNotification(person.email, 'पासवर्ड बदलियो');
    expect(mail).toContain('क्लिनिकमा फोन गर्नुहोस्');
    expect(mail).not.toContain('Your password');
  });

  test('case 93: of a password that was reset by a link', async () => {
    const person = await makePerson();
    const browser = openBrowser(issuer);
    await browser.askForReset(person.email);
    await browser.submit(await openNewestLink(browser, person.email), chosen);
    expect(await waitForNotification(person.email, 'Your password was changed')).toContain(notYou);
  });

  test('case 93: of a passkey that was removed', async () => {
    const person = await makePerson();
    const at = `/${realm}/users/${person.subject}`;
    const user = (await (await callAdmin(at)).json()) as object;
    const type = 'webauthn-passwordless';
    const passkey = { type, userLabel: 'Phone', credentialData: '{}', secretData: '{}' };
    await callAdmin(at, 'PUT', { ...user, credentials: [passkey] });
    const listed = (await (await callAdmin(`${at}/credentials`)).json()) as { id: string; type: string }[];
    const id = listed.find((credential) => credential.type === type)?.id ?? '';
    const { browser, page } = await act(person, `delete_credential:${id}`);
    await browser.submit(page, { accept: 'Yes' });
    expect(await waitForNotification(person.email, 'A passkey was removed')).toContain(notYou);
  });

  test('case 93: at the old address, of a new sign-in e-mail; the new one got the link alone', async () => {
    const person = await makePerson();
    const wished = newEmail();
    const { browser, page } = await act(person, 'UPDATE_EMAIL');
    await browser.submit(page, { email: wished });
    expect(await listMail(stack, person.email)).toEqual([]);
    expect((await openNewestLink(browser, wished)).html).toContain('Email changed');
    const mail = await waitForNotification(person.email, 'Your login email was changed');
    expect([mail.includes(notYou), mail.includes(wished)]).toEqual([true, false]);
    await sleep(mailTimeMs);
    expect(await listMail(stack, wished)).toHaveLength(1);
  });
});

describe('nobody is written to', () => {
  test('case 93: for the first password of a registration', async () => {
    const email = newEmail();
    const browser = openBrowser(issuer);
    await browser.register(email);
    const page = await browser.submit(await openNewestLink(browser, email), chosen);
    expect(isSignedIn(page)).toBe(true);
    await sleep(mailTimeMs);
    expect(await listMail(stack, email)).toHaveLength(1);
  });

  test('case 93: for a password that was refused, a change that was left, or a sign-in', async () => {
    const person = await makePerson();
    const { browser, page } = await act(person, 'UPDATE_PASSWORD');
    const refused = await browser.submit(page, { ...chosen, 'password-confirm': 'another one' });
    await browser.submit(refused, { 'cancel-aia': 'true' });
    await openBrowser(issuer).signIn(person.email, person.password);
    await sleep(mailTimeMs);
    expect(await listMail(stack, person.email)).toEqual([]);
  });
});
