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
import { identityOrigin, issuer, publicUrl } from './stack.ts';

export const webRedirect = `${publicUrl}/callback`;
export const nativeRedirect = 'com.patientportal:/callback';

type CookieJar = Map<string, string>;
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
    person,
    jar,
  );
  const returned = new URL(location).searchParams;
  const code = returned.get('code');
  if (code === null || returned.get('state') !== state) throw new Error(`no code: ${returned.toString()}`);
  return { code, redirect_uri, code_verifier, client_id, nonce };
}

/** What a silent sign-in in this browser answers: `login_required` when nobody is signed in at the identity server. */
export async function findSilentSignInError(jar: CookieJar): Promise<string | null> {
  const query = new URLSearchParams({
    ...webClient,
    redirect_uri: webRedirect,
    response_type: 'code',
    scope: 'openid',
    prompt: 'none',
    code_challenge: createHash('sha256').update(secret()).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const answer = await visit(`${issuer}/protocol/openid-connect/auth?${query.toString()}`, jar);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('error');
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
  person: Pick<Person, 'email' | 'password'>,
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
    const action = findFormAction(html);
    if (html.includes('name="password"')) {
      const fields = { username: person.email, password: person.password, credentialId: '' };
      answer = await visit(action, jar, new URLSearchParams(fields));
    } else if (html.includes('name="accept"')) {
      const code = /name="code" value="([^"]*)"/.exec(html)?.[1];
      answer = await visit(action, jar, new URLSearchParams({ ...(code && { code }), accept: 'Yes' }));
    } else {
      throw new Error(`unexpected page: ${html.replace(/<[^>]+>|\s+/g, ' ').slice(0, 400)}`);
    }
  }
  throw new Error('the identity server did not come to an end');
}

async function visit(url: string, jar: CookieJar, form?: URLSearchParams): Promise<Response> {
  const answer = await fetch(url, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    ...(form && { body: form }),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return answer;
}

function findFormAction(html: string): string {
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return new URL(action, identityOrigin).href;
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
