import { SignJWT } from 'jose';
import type { FcmSettings } from './phone-push-settings.ts';
import type { PushOutcome } from './push-client.ts';
import { Unavailable } from '../upstream/unavailable.ts';

export interface FcmClient {
  /** @throws Unavailable, for each call until the time that the service asked for has passed */
  send(token: string, message: Message): Promise<PushOutcome>;
}
type Message = { tag: string; title: string; body: string; about: string };

const withinMs = 10_000;
const keptSeconds = 12 * 3600;
const scope = 'https://www.googleapis.com/auth/firebase.messaging';
/** A token is fetched anew this long before it ends. */
const earlyMs = 60_000;
/** Of this phone, whatever is sent (https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode). */
const goneCodes = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH', 'INVALID_ARGUMENT']);
const fcmError = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

/** Firebase Cloud Messaging, HTTP v1: a service account's signature for an OAuth token (RFC 7523), then one call a phone. */
export function openFcmClient(
  { projectId, keyId, key, email, tokenUrl, url }: FcmSettings,
  now: () => number = Date.now,
): FcmClient {
  let access: { token: string; until: number } | undefined;
  let pausedUntil = 0;

  async function post(to: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(withinMs);
    return fetch(to, { method: 'POST', redirect: 'error', signal, ...init }).catch((error: unknown) => {
      throw new Unavailable('push', error);
    });
  }

  async function getAccessToken(): Promise<string> {
    if (access && now() < access.until) return access.token;
    const seconds = Math.floor(now() / 1000);
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(key);
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
    const answer = await post(tokenUrl, { body: new URLSearchParams(grant) });
    const told = (await readJson(answer)) as { access_token?: string; expires_in?: number } | undefined;
    if (!answer.ok || !told?.access_token) throw new Unavailable('push');
    access = { token: told.access_token, until: now() + (told.expires_in ?? 0) * 1000 - earlyMs };
    return access.token;
  }

  return {
    async send(token: string, { tag, title, body, about }: Message): Promise<PushOutcome> {
      if (now() < pausedUntil) throw new Unavailable('push');
      const message = {
        token,
        notification: { title, body },
        data: { about },
        android: {
          priority: 'HIGH',
          ttl: `${keptSeconds}s`,
          collapse_key: tag,
          notification: { tag, visibility: 'PRIVATE' },
        },
      };
      const answer = await post(`${url}/v1/projects/${projectId}/messages:send`, {
        headers: { authorization: `Bearer ${await getAccessToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message }),
      });
      const told = await readJson(answer);
      if (answer.ok) return 'sent';
      if (isGone(told)) return 'gone';
      if (answer.status === 401) access = undefined;
      const waitSeconds = Number(answer.headers.get('retry-after') ?? (answer.status === 429 ? 60 : 0));
      if (waitSeconds > 0) pausedUntil = now() + waitSeconds * 1000;
      throw new Unavailable('push');
    },
  };
}

/** Only the service's own word counts: a wrong project is also a 404, and our mistake in a message also an INVALID_ARGUMENT. */
function isGone(told: unknown): boolean {
  const { details } = (told as { error?: { details?: unknown } } | undefined)?.error ?? {};
  if (!Array.isArray(details)) return false;
  return details.some(
    (detail: { '@type'?: unknown; errorCode?: unknown }) =>
      detail['@type'] === fcmError && goneCodes.has(String(detail.errorCode)),
  );
}

async function readJson(answer: Response): Promise<unknown> {
  return answer.json().catch(() => undefined);
}
