import { createHash, randomBytes } from 'node:crypto';
import type { TokenResponse } from '@portal/api-contract/auth';
import { decodeJwt } from 'jose';
import { inject } from 'vitest';
import { requestedScope } from '../src/portal-auth/requested-scope.ts';
import { publicUrl } from '../test/stack.ts';
import { bodyOf, nextApi, send } from './calls.ts';
import type { Page } from './identity-browser.ts';
import { letPass, openPhone } from './phone-browser.ts';
import { postAuth } from './sign-in.ts';

export { newNumber } from './phone-browser.ts';

const secret = () => randomBytes(32).toString('base64url');

/** A browser that signs in at the portal by the code of a number. */
export function openCodeSignIn(number: string) {
  const { realm } = inject('suite');
  const browser = openPhone(realm);
  const [code_verifier, nonce] = [secret(), secret()];
  const query = {
    scope: requestedScope,
    prompt: 'consent',
    state: secret(),
    nonce,
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
  };
  const open = async (more: Record<string, string>) =>
    browser.follow(await browser.openLogin({ ...query, ...more }), 'phone');

  return {
    browser,

    /** The page that asks for the code, so much later that a number gets any count of them. */
    async start(more: Record<string, string> = {}): Promise<Page> {
      await letPass(realm, 25);
      return browser.submit(await open(more), { number });
    },

    enter: (page: Page, count: number) => browser.enterCode(page, number, count),

    /** As far as the page after the code. */
    async register(): Promise<Page> {
      const form = await browser.follow(await open({}), 'register');
      return browser.enterCode(await browser.submit(form, { number, fullName: 'Gita Rai' }), number);
    },

    /** What the portal gives for the sign-in, once its last page was answered. */
    async exchange(page: Page) {
      const last = page.html.includes('name="accept"') ? await browser.submit(page, { accept: 'Yes' }) : page;
      const code = new URL(last.location, publicUrl).searchParams.get('code') ?? '';
      const redirect_uri = `${publicUrl}/callback`;
      const answer = await send(
        nextApi(),
        postAuth('authorize', { code, redirect_uri, code_verifier, nonce }),
      );
      if (answer.status !== 200) throw new Error(`the sign-in was refused: ${answer.status} ${answer.text}`);
      const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
      const { access_token: token } = bodyOf(answer) as TokenResponse;
      const headers = { authorization: `Bearer ${token}` };
      return {
        subject: decodeJwt(token).sub ?? '',
        read: async (id: string) => (await send(nextApi(), { path: `/r4/Patient/${id}`, headers })).status,
        refresh: () => send(nextApi(), postAuth('refresh', {}, { cookie })),
        post: (path: string, body: object) =>
          send(nextApi(), {
            method: 'POST',
            path: `/v1/connect-record${path}`,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
      };
    },
  };
}
