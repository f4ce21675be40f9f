import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { SignJWT } from 'jose';
import type { ApnsSettings } from './phone-push-settings.ts';
import type { PushOutcome } from './push-client.ts';
import { Unavailable } from '../upstream/unavailable.ts';

export interface ApnsClient {
  /** @throws Unavailable */
  send(token: string, message: Message): Promise<PushOutcome>;
  close(): void;
}
type Message = { tag: string; title: string; body: string; about: string };
type Answer = { status: number; reason: string };

const withinMs = 10_000;
const keptSeconds = 12 * 3600;
/** Apple takes a token for an hour, and a new one every twenty minutes at most. */
const tokenMs = 40 * 60_000;
/** Of this phone, whatever is sent. */
const goneReasons = new Set(['BadDeviceToken', 'DeviceTokenNotForTopic', 'ExpiredToken', 'Unregistered']);

/**
 * Apple Push Notification service: one HTTP/2 connection, kept open, and a token signed with the team's key (ES256).
 * https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
 */
export function openApnsClient(
  { key, keyId, teamId, topic, url }: ApnsSettings,
  now: () => number = Date.now,
): ApnsClient {
  let session: ClientHttp2Session | undefined;
  let provider: { token: string; until: number } | undefined;

  function getSession(): ClientHttp2Session {
    if (session && !session.closed && !session.destroyed) return session;
    const opened = connect(url);
    // Told to whoever waits for an answer; without a listener it would end the process.
    opened.on('error', () => opened.destroy());
    opened.on('goaway', () => opened.close());
    session = opened;
    return opened;
  }

  async function getProviderToken(): Promise<string> {
    if (provider && now() < provider.until) return provider.token;
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setIssuedAt(Math.floor(now() / 1000))
      .sign(key);
    provider = { token, until: now() + tokenMs };
    return token;
  }

  async function post(headers: Record<string, string>, body: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const stream = getSession().request({ ...headers, [constants.HTTP2_HEADER_METHOD]: 'POST' });
      const chunks: Buffer[] = [];
      let status = 0;
      stream.setTimeout(withinMs, () => stream.close(constants.NGHTTP2_CANCEL));
      stream.on('response', (told) => void (status = Number(told[constants.HTTP2_HEADER_STATUS])));
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('error', reject);
      stream.on('close', () =>
        status === 0 || stream.rstCode !== constants.NGHTTP2_NO_ERROR
          ? reject(new Error('no whole answer'))
          : resolve({ status, reason: readReason(Buffer.concat(chunks)) }),
      );
      stream.end(body);
    });
  }

  return {
    async send(token: string, { tag, title, body, about }: Message): Promise<PushOutcome> {
      const headers = {
        [constants.HTTP2_HEADER_PATH]: `/3/device/${token}`,
        authorization: `bearer ${await getProviderToken()}`,
        'apns-topic': topic,
        'apns-push-type': 'alert',
        'apns-priority': '10',
        'apns-expiration': String(Math.floor(now() / 1000) + keptSeconds),
        'apns-collapse-id': tag,
      };
      const payload = JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, about });
      const { status, reason } = await post(headers, payload).catch((error: unknown) => {
        throw new Unavailable('push', error);
      });
      if (status === 200) return 'sent';
      if (status === 410 || goneReasons.has(reason)) return 'gone';
      if (reason === 'ExpiredProviderToken') provider = undefined;
      throw new Unavailable('push', new Error(`answered with ${status} ${reason}`));
    },

    close: () => session?.close(),
  };
}

function readReason(body: Buffer): string {
  try {
    const { reason } = JSON.parse(body.toString()) as { reason?: unknown };
    return typeof reason === 'string' ? reason : '';
  } catch {
    return '';
  }
}
