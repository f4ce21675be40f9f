import { manifest, wrongPasscode } from '@portal/api-contract/sharing';
import { keySet } from '@portal/api-contract/summary';
import { decryptDocument, fromBase64url } from '../link/jwe.ts';
import type { HealthLink } from '../link/shlink.ts';
import { checkSignature } from './check-signature.ts';

export type Opened =
  | { is: 'open'; document: unknown; isSigned: boolean }
  /** Its signature is not the hospital's for this text. */
  | { is: 'forged' }
  | { is: 'wrong'; left: number }
  | { is: 'dead' }
  | { is: 'damaged' }
  | { is: 'unreachable' };

/** Asks for what the link leads to, without cookie or token, and reads it here: the server never learns the key. */
export async function openLink(
  { url, key }: HealthLink,
  asked: { recipient: string; passcode?: string },
): Promise<Opened> {
  let payload: string | undefined;
  let keys;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (answer.status === 404) return { is: 'dead' };
    if (answer.status === 401) return toWrong(await answer.json());
    if (!answer.ok) return { is: 'unreachable' };
    payload = manifest.parse(await answer.json()).files[0]?.embedded;
    keys = keySet.parse(await (await fetch('/.well-known/jwks.json', { credentials: 'omit' })).json());
  } catch {
    return { is: 'unreachable' };
  }
  try {
    const document = await decryptDocument(payload ?? '', fromBase64url(key));
    const found = await checkSignature(document, keys);
    return found === 'refused' ? { is: 'forged' } : { is: 'open', document, isSigned: found === 'signed' };
  } catch {
    return { is: 'damaged' };
  }
}

/** After the last wrong one the link is dead. */
function toWrong(answer: unknown): Opened {
  const { remainingAttempts: left } = wrongPasscode.parse(answer);
  return left > 0 ? { is: 'wrong', left } : { is: 'dead' };
}
