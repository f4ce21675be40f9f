import { createHash, randomBytes } from 'node:crypto';
import { requestedScope } from '../src/portal-auth/requested-scope.ts';
import type { Person } from './people.ts';
import {
  type Browser,
  type TestPortal,
  createBrowser,
  getTokens,
  nativeClient,
  webClient,
} from './portal.ts';
import { type CookieJar, readForm, submit, visit } from './identity-pages.ts';
import { identityOrigin, issuer, publicUrl } from './stack.ts';

export const webRedirect = `${publicUrl}/callback`;
export const nativeRedirect = 'com.patientportal:/callback';

export type Consent = {
  code: string;
  redirect_uri: string;
  code_verifier: string;
  client_id: string;
  nonce: string;
};

/** A person's way through the identity server's pages, login and consent, as far as the code. */
export async function consent(
  person: Pick<Person, 'email' | 'password'>,
  options: {
    native?: boolean;
    jar?: CookieJar;
    scope?: string;
    realm?: string;
    prompt?: Record<string, string>;
    /** For a sign-in that asks to choose one. */
    newPassword?: string;
  } = {},
): Promise<Consent> {
  const { native = false, jar = new Map<string, string>(), scope = requestedScope, realm = issuer } = options;
  const { prompt = { prompt: 'consent' } } = options;
  const { client_id } = native ? nativeClient : webClient;
  const redirect_uri = native ? nativeRedirect : webRedirect;
  const [code_verifier, state, nonce] = [secret(), secret(), secret()];
  const query = new URLSearchParams({
    client_id,
    redirect_uri,
    state,
    nonce,
    response_type: 'code',
    scope,
    ...prompt,
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const location = await walkPages(
    `${realm}/protocol/openid-connect/auth?${query.toString()}`,
    redirect_uri,
    { newPassword: '', ...person, ...options },
    jar,
  );
  const returned = new URL(location).searchParams;
  const code = returned.get('code');
  if (code === null || returned.get('state') !== state) throw new Error(`no code: ${returned.toString()}`);
  return { code, redirect_uri, code_verifier, client_id, nonce };
}

export async function signInWeb(portal: TestPortal, person: Person, jar: CookieJar = new Map()) {
  const browser: Browser = createBrowser();
  const answer = await browser.post(portal, '/v1/auth/authorize', await consent(person, { jar }));
  return { browser, jar, tokens: getTokens(answer) };
}

export async function signInNative(portal: TestPortal, person: Person, jar: CookieJar = new Map()) {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/v1/auth/authorize',
    payload: await consent(person, { native: true, jar }),
  });
  const tokens = getTokens(answer);
  return { tokens, refreshToken: tokens.refresh_token ?? '', answer };
}

async function walkPages(
  start: string,
  redirectUri: string,
  person: Pick<Person, 'email' | 'password'> & { newPassword: string },
  jar: CookieJar,
): Promise<string> {
  let answer = await visit(start, jar);
  for (let page = 0; page < 8; page++) {
    const location = answer.headers.get('location');
    if (location?.startsWith(redirectUri)) return location;
    if (location !== null) {
      answer = await visit(new URL(location, identityOrigin).href, jar);
      continue;
    }
    const html = await answer.text();
    const form = readForm(html);
    if (html.includes('name="password-new"')) {
      answer = await submit(form, jar, {
        'password-new': person.newPassword,
        'password-confirm': person.newPassword,
      });
    } else if (html.includes('name="password"')) {
      answer = await submit(form, jar, { username: person.email, password: person.password });
    } else if (html.includes('name="accept"')) {
      answer = await submit(form, jar, { accept: 'Yes' });
    } else {
      throw new Error(`unexpected page: ${html.replace(/<[^>]+>|\s+/g, ' ').slice(0, 400)}`);
    }
  }
  throw new Error('the identity server did not come to an end');
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
