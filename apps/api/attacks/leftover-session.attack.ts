import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, inject, test } from 'vitest';
import { webRedirect } from '../test/sign-in.ts';
import { environment } from '../test/stack.ts';
import { type Page, asksForPassword, isSignedIn, openBrowser } from './identity-browser.ts';
import { type AccountSettings, createAccount } from './realm.ts';

const { issuer, name: realm } = inject('suite').realm;

async function makePerson(): Promise<AccountSettings & { subject: string }> {
  const person = {
    email: `${randomUUID()}@example.org`,
    password: `person-${randomUUID()}`,
    given: 'Gita',
    family: 'Rai',
  };
  return { ...person, subject: await createAccount(realm, person) };
}

type Browser = ReturnType<typeof openBrowser>;
const verifier = randomBytes(32).toString('base64url');
const proofKey = { code_challenge: createHash('sha256').update(verifier).digest('base64url') };
const offline = { scope: 'openid offline_access' };

/** From the login page to the portal's address, with the code in it. */
async function finish(browser: Browser, login: Page, { email, password }: AccountSettings): Promise<Page> {
  const page = await browser.submit(login, { username: email, password });
  return page.html.includes('name="accept"') ? browser.submit(page, { accept: 'Yes' }) : page;
}

/** Signs in and leaves the code unused: what a confirmation, or a sign-in that was given up, leaves behind. */
async function leaveSession(person: AccountSettings) {
  const browser = openBrowser(issuer);
  const page = await finish(browser, await browser.openLogin(), person);
  expect(readAnswer(page).has('code')).toBe(true);
  return browser;
}

const readAnswer = ({ location }: Page) => new URLSearchParams(location.split('?')[1] ?? '');

async function askForTokens(form: Record<string, string>) {
  const answer = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: environment.PORTAL_WEB_CLIENT_ID,
      client_secret: environment.PORTAL_WEB_CLIENT_SECRET,
      ...form,
    }),
  });
  return (await answer.json()) as { access_token?: string; refresh_token?: string };
}

const exchange = (page: Page) =>
  askForTokens({
    grant_type: 'authorization_code',
    code: readAnswer(page).get('code') ?? '',
    redirect_uri: webRedirect,
    code_verifier: verifier,
  });

const renew = ({ refresh_token = '' }: { refresh_token?: string }) =>
  askForTokens({ grant_type: 'refresh_token', refresh_token });

const subjectOf = ({ access_token: token }: { access_token?: string }) =>
  token === undefined ? undefined : decodeJwt(token).sub;

describe('whoever comes to a browser after another', () => {
  test.each([
    ['a sign-in', {}],
    ['a change of the password', { kc_action: 'UPDATE_PASSWORD' }],
    ['a change of the e-mail', { kc_action: 'UPDATE_EMAIL' }],
    ['a new passkey', { kc_action: 'webauthn-register-passwordless' }],
    ['an old sign-in that would do', { max_age: '3600' }],
  ])('case 91: is asked for the password, for %s', async (_what, wish: Record<string, string>) => {
    const person = await makePerson();
    const browser = await leaveSession(person);
    const page = await browser.openLogin(wish);
    expect([page.status, asksForPassword(page), page.html.includes(person.email)]).toEqual([
      200,
      true,
      false,
    ]);
    expect(page.html).toContain('id="webauth"');
    expect(isSignedIn(await browser.openLogin())).toBe(false);
  });

  test('case 91: gets to what they came for once they have signed in', async () => {
    const person = await makePerson();
    const browser = await leaveSession(person);
    const login = await browser.openLogin({ kc_action: 'UPDATE_PASSWORD' });
    const page = await browser.submit(login, { username: person.email, password: person.password });
    expect(page.html).toContain('name="password-new"');
  });

  test('case 91: is refused without a page (prompt=none)', async () => {
    const browser = await leaveSession(await makePerson());
    const answer = readAnswer(await browser.openLogin({ prompt: 'none' }));
    expect([answer.get('error'), answer.has('code')]).toEqual(['login_required', false]);
  });

  test('case 91: is asked for the password by every other client of the realm', async () => {
    const browser = await leaveSession(await makePerson());
    const page = await browser.openLogin({
      client_id: 'patient-portal-native',
      redirect_uri: 'com.patientportal:/callback',
    });
    expect(asksForPassword(page)).toBe(true);
  });

  test.each([
    ['', {}],
    [' where the app asks for a new sign-in', { prompt: 'login', max_age: '0' }],
  ])('case 91: signs in with an account of their own%s', async (_where, wish: Record<string, string>) => {
    const [first, second] = [await makePerson(), await makePerson()];
    const browser = await leaveSession(first);
    const page = await finish(browser, await browser.openLogin({ ...proofKey, ...wish }), second);
    expect(subjectOf(await exchange(page))).toBe(second.subject);
  });

  test('case 91: signs in at a page that was open before somebody else left', async () => {
    const [first, second] = [await makePerson(), await makePerson()];
    const browser = openBrowser(issuer);
    const [one, other] = [await browser.openLogin(proofKey), await browser.openLogin(proofKey)];
    await finish(browser, one, first);
    const again = await browser.submit(other, { username: second.email, password: second.password });
    expect([asksForPassword(again), again.html.includes(first.email)]).toEqual([true, false]);
    expect(subjectOf(await exchange(await finish(browser, again, second)))).toBe(second.subject);
  });

  test('case 91: signs in with their own password at a page that was open before, as nobody else', async () => {
    const [first, second] = [await makePerson(), await makePerson()];
    const browser = openBrowser(issuer);
    const [one, other] = [
      await browser.openLogin({ ...proofKey, ...offline }),
      await browser.openLogin({ ...proofKey, ...offline }),
    ];
    const firstTokens = await exchange(await finish(browser, one, first));
    expect(subjectOf(firstTokens)).toBe(first.subject);
    const again = await browser.submit(other, { username: second.email, password: second.password });
    const page = asksForPassword(again)
      ? await finish(browser, again, second)
      : await browser.submit(again, { accept: 'Yes' });
    const tokens = await exchange(page);
    expect(subjectOf(tokens)).toBe(second.subject);
    expect(subjectOf(await renew(tokens))).toBe(second.subject);
    expect(subjectOf(await renew(firstTokens))).toBe(first.subject);
  });
});

describe('the same person, later', () => {
  test('case 91: changes the password in one go, and stays signed in where the portal keeps a session', async () => {
    const person = await makePerson();
    const browser = openBrowser(issuer);
    const wish = { ...proofKey, ...offline };
    await exchange(await finish(browser, await browser.openLogin(wish), person));
    const form = await finish(
      browser,
      await browser.openLogin({ ...wish, prompt: 'login', kc_action: 'UPDATE_PASSWORD' }),
      person,
    );
    const chosen = 'tea boat ladder moon';
    const page = await browser.submit(form, { 'password-new': chosen, 'password-confirm': chosen });
    expect(readAnswer(page).get('kc_action_status')).toBe('success');
    const tokens = await exchange(page);
    expect(subjectOf(tokens)).toBe(person.subject);
    expect(subjectOf(await renew(tokens))).toBe(person.subject);
  });

  test('case 91: confirms who they are beside a session of the portal, which goes on', async () => {
    const person = await makePerson();
    const browser = openBrowser(issuer);
    const wish = { ...proofKey, ...offline };
    const tokens = await exchange(await finish(browser, await browser.openLogin(wish), person));
    const confirm = { ...proofKey, prompt: 'login', max_age: '0' };
    const twice = [
      await exchange(await finish(browser, await browser.openLogin(confirm), person)),
      await exchange(await finish(browser, await browser.openLogin(confirm), person)),
    ];
    expect(twice.map(subjectOf)).toEqual([person.subject, person.subject]);
    expect(subjectOf(await renew(tokens))).toBe(person.subject);
  });
});
