import { randomUUID } from 'node:crypto';
import { identityProxy } from '@portal/test-stack/engines/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSignedIn, openBrowser } from './identity-browser.ts';
import { stayInWindow } from './limit-windows.ts';
import { type AccountSettings, type Realm, createAccount, createRealm, removeRealm } from './realm.ts';

const limits = { wrongPasswordsPerAddress: 8, wrongPasswordsAlike: 5, wrongPasswordsInAll: 1000 };
const underAttack = 3;

const makePerson = (): AccountSettings => {
  const id = randomUUID();
  return { email: `${id}@example.org`, password: `person-${randomUUID()}`, given: 'Gita', family: 'Rai' };
};

/** Of one test alone: two wrong passwords for one account within a second would close it for a minute. */
async function makePeople(realm: Realm, count: number) {
  const people = Array.from({ length: count }, makePerson);
  for (const person of people) await createAccount(realm.name, person);
  return people;
}

/** An address of this machine that no other test uses. */
let last = 0;
const nextAddress = () => `127.9.${Math.floor(++last / 250)}.${(last % 250) + 1}`;

/** Private addresses: the stack's identity server speaks http, and the realm lets nobody else in without TLS. */
const comingFrom = (address: string) => ({ 'x-forwarded-for': address });

const describeLimits = (own: typeof limits) =>
  Object.entries(own)
    .map(([name, value]) => `${name}=${value}`)
    .join();

beforeEach(() => stayInWindow(10));

describe('guessing passwords', () => {
  let realm: Realm;
  beforeAll(async () => {
    realm = await createRealm(describeLimits(limits));
  });
  afterAll(() => removeRealm(realm.name));

  const trySignIn = async (from: string, email: string, password: string, headers = {}) =>
    openBrowser(realm.issuer, from, headers).signIn(email, password);

  test('case 82: one password over many accounts, each from another address, is held back after five', async () => {
    const people = await makePeople(realm, 10);
    const statuses: number[] = [];
    for (const { email } of people)
      statuses.push((await trySignIn(nextAddress(), email, 'Namaste@2083')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429]);
    for (const { email, password } of people.slice(0, 2))
      expect(isSignedIn(await trySignIn(nextAddress(), email, password))).toBe(true);
  });

  test('case 82: many passwords over many accounts from one address are held back after eight; others are not', async () => {
    const people = await makePeople(realm, 10);
    const from = nextAddress();
    const statuses: number[] = [];
    for (const { email } of people) statuses.push((await trySignIn(from, email, randomUUID())).status);
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429, 429]);
    const [{ email, password }] = people as [AccountSettings];
    const heldBack = await trySignIn(from, email, password);
    expect([heldBack.status, isSignedIn(heldBack)]).toEqual([429, false]);
    expect(heldBack.html).toContain('Too many tries. Please wait a while, or log in with a passkey.');
    expect(heldBack.html).toContain('id="webauth"');
    expect(isSignedIn(await trySignIn(nextAddress(), email, password))).toBe(true);
  });

  test('case 82: twenty at once from one address are not more than one after the other', async () => {
    const from = nextAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => trySignIn(from, `${randomUUID()}@example.org`, randomUUID())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
  });

  test('case 82: who signs in rightly, however often, is never held back', async () => {
    const from = nextAddress();
    const [{ email, password }] = (await makePeople(realm, 1)) as [AccountSettings];
    for (let turn = 0; turn < 10; turn++)
      expect(isSignedIn(await trySignIn(from, email, password))).toBe(true);
  });

  test('case 82: an address in a header counts from the trusted proxy alone', async () => {
    const tryWith = async (from: string) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 10; turn++) {
        const headers = comingFrom(`10.0.113.${turn}`);
        const email = `${randomUUID()}@example.org`;
        statuses.push((await trySignIn(from, email, randomUUID(), headers)).status);
      }
      return statuses;
    };
    expect(await tryWith(nextAddress())).toEqual([...Array<number>(8).fill(200), 429, 429]);
    expect(await tryWith(identityProxy)).toEqual(Array<number>(10).fill(200));
  });

  test('case 82: rotating addresses of one IPv6 network are one', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 10; turn++) {
      const headers = comingFrom(`fec0:0:0:7::${turn + 1}`);
      const email = `${randomUUID()}@example.org`;
      statuses.push((await trySignIn(identityProxy, email, randomUUID(), headers)).status);
    }
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429, 429]);
  });
});

describe('guessing passwords from everywhere', () => {
  let realm: Realm;
  beforeAll(async () => {
    realm = await createRealm(describeLimits({ ...limits, wrongPasswordsInAll: 10 }));
  });
  afterAll(() => removeRealm(realm.name));

  test('case 82: beyond the limit of all together an address has three tries; the right person still gets in', async () => {
    const [person] = (await makePeople(realm, 1)) as [AccountSettings];
    const guess = async (from: string) =>
      (await openBrowser(realm.issuer, from).signIn(`${randomUUID()}@example.org`, randomUUID())).status;
    for (let turn = 0; turn < 10; turn++) expect(await guess(nextAddress())).toBe(200);
    const from = nextAddress();
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn++) statuses.push(await guess(from));
    expect(statuses).toEqual([...Array<number>(underAttack).fill(200), 429, 429]);
    const own = openBrowser(realm.issuer, nextAddress());
    expect(isSignedIn(await own.signIn(person.email, person.password))).toBe(true);
  });
});
