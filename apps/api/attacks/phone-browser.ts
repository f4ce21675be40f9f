import { codeOf, listSms, waitForSms } from '@portal/test-stack/sms-inbox';
import { runSql } from '@portal/test-stack/run-sql';
import { stack } from '../test/stack.ts';
import { type Page, openBrowser } from './identity-browser.ts';
import { type Realm, callAdmin, createAccount } from './realm.ts';

let last = Math.floor(Math.random() * 9_000_000);
/** Ten digits that no other test has. */
export const newNumber = () => `980${String(++last).padStart(7, '0')}`;

let lastAddress = 0;
export const nextAddress = () => `127.9.${Math.floor(++lastAddress / 250) % 250}.${(lastAddress % 250) + 1}`;

/** A browser at the pages of mobile numbers. */
export function openPhone(realm: Realm, from = nextAddress()) {
  const browser = openBrowser(realm.issuer, from);
  const follow = async ({ html }: Page, way: string) => {
    const link = new RegExp(`href="([^"]*way=${way})"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
    if (link === undefined) throw new Error(`the page has no link to ${way}`);
    return browser.visit(link);
  };
  return {
    ...browser,
    follow,
    /** The page that a number is answered with. */
    async askForCode(number: string): Promise<Page> {
      return browser.submit(await follow(await browser.openLogin(), 'phone'), { number });
    },
    async registerNumber(number: string, typed: Record<string, string> = {}): Promise<Page> {
      const login = await follow(await browser.openLogin(), 'phone');
      return browser.submit(await follow(login, 'register'), { number, fullName: 'Gita Rai', ...typed });
    },
    askAgain: (page: Page) => browser.submit(page, { phoneStep: 'again' }),
    async enterCode(page: Page, number: string, count = 1): Promise<Page> {
      return browser.submit(page, { code: codeOf(await waitForSms(stack, number, count)) });
    },
    guess: (page: Page, code: string) => browser.submit(page, { code }),
  };
}

/** As if so much time had passed since every code of this number's realm. */
export async function letPass(realm: Realm, minutes: number) {
  const [found] = await runSql<{ id: string }>(
    stack,
    'identity',
    `select id from realm where name = '${realm.name}'`,
  );
  await runSql(
    stack,
    'identity',
    `update portal_code set asked_at = asked_at - ${minutes * 60_000}, locked_until = greatest(0, locked_until - ${minutes * 60_000}) where realm = '${found?.id}'`,
  );
}

export const countSms = async (number: string) => (await listSms(stack, number)).length;

/** An account with a number that was used lately, whose record the hospital has connected where it is named. */
export async function createPhoneAccount(
  realm: Realm,
  number: string,
  attributes: Record<string, string> = {},
  [given, family] = ['Sushmita', 'Karki'],
): Promise<{ id: string; password: string }> {
  const password = `person-${crypto.randomUUID()}`;
  const email = `${crypto.randomUUID()}@example.org`;
  const id = await createAccount(realm.name, { email, password, given, family });
  await setAttributes(realm, id, {
    phoneNumber: `+977${number}`,
    phoneNumberVerified: 'true',
    phoneNumberUsedAt: String(Math.floor(Date.now() / 1000)),
    ...attributes,
  });
  return { id, password };
}

export async function setAttributes(realm: Realm, id: string, attributes: Record<string, string>) {
  const path = `/${realm.name}/users/${id}`;
  const user = (await (await callAdmin(path)).json()) as { attributes?: Record<string, string[]> };
  const lists = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, [value]]));
  await callAdmin(path, 'PUT', { ...user, attributes: { ...user.attributes, ...lists } });
}

/** What a page says, without what is new on every page, the number and clock times. */
export const stringsOf = ({ status, html }: Page, number: string) => [
  status,
  html
    .replaceAll(`+977 ${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`, 'NUMBER')
    .replaceAll(number, 'NUMBER')
    .replaceAll(/\d{1,2}:\d\d [AP]M/g, 'TIME')
    .replaceAll(/data-new-code="\d+"/g, '')
    .replaceAll(/(session_code|tab_id|execution|client_data|code|state)=[^&"]*/g, '$1=')
    .replaceAll(/data-(challenge|auth-session)="[^"]*"/g, ''),
];
