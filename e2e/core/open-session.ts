import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test';
import { portalRequestHeader } from '@portal/api-contract/portal-request';
import type { PortalConfig } from '@portal/api-contract/config';
import type { Account } from '@portal/test-stack/identity-admin';
import { origin } from './test.ts';

/** Login, consent and the exchange of the code, by the calls that the pages make; the cookies are the browser's. */
export async function openSession(
  { request }: Pick<BrowserContext, 'request'>,
  account: Account,
): Promise<void> {
  const { clientId } = await readConfig(request);
  await authorize(request, account, { clientId, redirectUri: `${origin}/callback` });
}

/** As the phone app does it, which keeps its own refresh token. */
export async function openNativeSession(
  { request }: Pick<BrowserContext, 'request'>,
  account: Account,
): Promise<string> {
  const client = { clientId: nativeClientId, redirectUri: 'com.patientportal:/callback' };
  return (await authorize(request, account, client)).refresh_token ?? '';
}

export const nativeClientId = 'patient-portal-native';

type Client = { clientId: string; redirectUri: string };
type Tokens = { access_token: string; refresh_token?: string };

const readConfig = async (request: APIRequestContext) =>
  (await (await request.get(`${origin}/config.json`)).json()) as PortalConfig;

async function authorize(request: APIRequestContext, account: Account, client: Client): Promise<Tokens> {
  const config = await readConfig(request);
  const [codeVerifier, nonce] = [secret(), secret()];
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    scope: config.scope,
    prompt: 'consent',
    state: secret(),
    nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const first = `${config.issuer}/protocol/openid-connect/auth?${query.toString()}`;
  const answer = await request.post(`${origin}/v1/auth/authorize`, {
    headers: { origin, [portalRequestHeader]: '1' },
    data: {
      code: await walkPages(request, first, account, client.redirectUri),
      redirect_uri: client.redirectUri,
      code_verifier: codeVerifier,
      client_id: client.clientId,
      nonce,
    },
  });
  if (!answer.ok()) throw new Error(`The portal refused the sign-in: ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}

async function walkPages(
  request: APIRequestContext,
  first: string,
  account: Account,
  redirectUri: string,
): Promise<string> {
  let answer = await request.get(first, { maxRedirects: 0 });
  for (let step = 0; step < 8; step += 1) {
    const { location } = answer.headers();
    if (location?.startsWith(redirectUri)) return new URL(location).searchParams.get('code') ?? '';
    answer =
      location === undefined
        ? await submitForm(request, answer, account)
        : await request.get(new URL(location, answer.url()).href, { maxRedirects: 0 });
  }
  throw new Error('The identity server did not come to an end.');
}

async function submitForm(request: APIRequestContext, page: APIResponse, { email, password }: Account) {
  const html = await page.text();
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (action === undefined) throw new Error(`The identity server shows no form: ${page.status()}`);
  const code = /name="code" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const form = html.includes('name="password"')
    ? { username: email, password, credentialId: '' }
    : { code, accept: 'Yes' };
  return request.post(new URL(action, page.url()).href, { form, maxRedirects: 0 });
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
