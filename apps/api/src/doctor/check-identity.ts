import { GrantRefused } from '../infra/identity-client.ts';
import type { Infra } from '../infra/infra.ts';
import type { Settings } from '../infra/settings.ts';
import { type Finding, change, good, reasonOf, rule, unknown } from './finding.ts';

export async function checkIdentity(settings: Settings, identity: Infra['identity']): Promise<Finding[]> {
  try {
    await identity.check();
  } catch (error) {
    const says = `The identity server does not answer as ${settings.issuer}: ${reasonOf(error)}. Check PORTAL_ISSUER, which must be exactly what the server calls itself, and PORTAL_IDENTITY_URL.`;
    return [change('identity server', says)];
  }
  const metadata = await identity.getServerMetadata();
  return [
    good('identity server'),
    rule(
      'identity server: PKCE',
      metadata.code_challenge_methods_supported?.includes('S256') ?? false,
      'It does not offer PKCE with S256. Switch it on for both clients.',
    ),
    rule(
      'identity server: sign-outs are told',
      metadata['backchannel_logout_supported'] === true,
      'It does not tell of sign-outs (back-channel logout): a device that was signed out there would stay signed in here. Switch it on.',
    ),
    ...(await checkClient('web', settings.clients.web.id, 'PORTAL_WEB_CLIENT_SECRET', identity)),
    ...(await checkClient('native', settings.clients.native.id, 'PORTAL_NATIVE_CLIENT_ID', identity)),
    ...(await checkDeletion(identity)),
  ];
}

/** A refresh token of no worth: a server that knows the client says that the token is wrong, and nothing else. */
async function checkClient(
  kind: 'web' | 'native',
  id: string,
  setting: string,
  identity: Infra['identity'],
): Promise<Finding[]> {
  const about = `identity server: client ${id}`;
  try {
    await identity.refresh(kind, 'of-no-worth');
    return [unknown(about, 'It took a refresh token that nobody issued.')];
  } catch (error) {
    if (error instanceof GrantRefused) return [good(about)];
    const says = `It does not know this client, or not with this secret: ${reasonOf(error)}. Compare ${setting} with the client there.`;
    return [change(about, says)];
  }
}

/** Nobody’s account, with nobody’s proof: who may ask is told that there is no such proof. */
async function checkDeletion(identity: Infra['identity']): Promise<Finding[]> {
  if (!identity.deleteAccount) return [];
  const about = 'identity server: deletion of accounts';
  const answered = await identity.deleteAccount('00000000-0000-0000-0000-000000000000', 'no proof').then(
    () => 'deleted',
    (error: unknown) => reasonOf(error),
  );
  return [
    rule(
      about,
      /answered with 40[0134]/.test(answered) || answered === 'deleted',
      `The API could not ask for it: ${answered}. Compare PORTAL_ACCOUNTS_CLIENT_ID and PORTAL_ACCOUNTS_CLIENT_SECRET with the client there.`,
    ),
  ];
}
