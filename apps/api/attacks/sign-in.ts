import { portalRequestHeader } from '@portal/api-contract/portal-request';
import type { TokenResponse } from '@portal/api-contract/auth';
import { inject } from 'vitest';
import { consent } from '../test/sign-in.ts';
import { publicUrl } from '../test/stack.ts';
import { type Answer, type Ask, bodyOf, nextApi, send } from './calls.ts';
import { mint } from './minted-token.ts';

export type Account = { email: string; password: string };
export type Session = Awaited<ReturnType<typeof signIn>>;
type Options = { scope?: string; native?: boolean; jar?: Map<string, string>; api?: string };

/** What a page of the portal sends along. */
const ownPage = { origin: publicUrl, [portalRequestHeader]: '1', 'content-type': 'application/json' };

/** A patient's way through login and consent, and what the API gives for it. */
export async function signIn(account: Account, options: Options = {}) {
  const { api = nextApi(), ...rest } = options;
  const answer = await exchange(account, { ...rest, api });
  if (answer.status !== 200) throw new Error(`the sign-in was refused: ${answer.status} ${answer.text}`);
  const first = bodyOf(answer) as TokenResponse;
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  let current = first.access_token;
  let until = Date.now() + first.expires_in * 1000;

  async function refresh(at = nextApi()): Promise<string> {
    const fresh = await send(at, postAuth('refresh', {}, { cookie }));
    const tokens = bodyOf(fresh) as TokenResponse;
    current = tokens.access_token;
    until = Date.now() + tokens.expires_in * 1000;
    return current;
  }

  return {
    first,
    cookie,
    refreshToken: first.refresh_token ?? '',
    /** A token that lives for another minute at least. */
    bearer: async () => (until - Date.now() > 65_000 || cookie === '' ? current : refresh()),
    /** The session's token with other claims. */
    mint: (claims: object, header: object = {}) =>
      mint(inject('suite').realm, current, { ...claims }, { ...header }),
  };
}

/** The exchange of a fresh code, whatever the API answers. */
export async function exchange(
  account: Account,
  { api = nextApi(), native = false, ...options }: Options = {},
): Promise<Answer> {
  const realm = inject('suite').realm.issuer;
  const given = await consent(account, { realm, native, ...options });
  return send(api, postAuth('authorize', given, native ? { origin: '' } : {}));
}

/** A call of the web app to a cookie endpoint; an empty header is left out. */
export function postAuth(endpoint: string, body: object, headers: Record<string, string> = {}): Ask {
  const all = Object.entries({ ...ownPage, ...headers }).filter(([, value]) => value !== '');
  return {
    method: 'POST',
    path: `/v1/auth/${endpoint}`,
    headers: Object.fromEntries(all),
    body: JSON.stringify({ client_id: 'patient-portal', ...body }),
  };
}
