import type { BrowserPushEndpoint } from '@portal/api-contract/notifications';
import webPush from 'web-push';
import type { Providers } from './provider-settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';

export type PushOutcome = 'sent' | 'gone';
export interface PushClient {
  /** @throws Unavailable */
  send(to: BrowserPushEndpoint, text: string): Promise<PushOutcome>;
}

const withinMs = 10_000;
const keptSeconds = 12 * 3600;

/** Web Push (RFC 8030), its text readable by the patient's browser alone (RFC 8291), signed with our key (RFC 8292). */
export function openPushClient(
  { publicKey, privateKey, services }: NonNullable<Providers['push']>,
  publicUrl: string,
): PushClient {
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:portal@localhost.invalid';

  return {
    async send({ endpoint, keys }: BrowserPushEndpoint, text: string): Promise<PushOutcome> {
      if (!isPushService(endpoint, services)) return 'gone';
      const details = webPush.generateRequestDetails({ endpoint, keys }, text, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: keptSeconds,
        contentEncoding: 'aes128gcm',
      });
      const answer = await fetch(details.endpoint, {
        method: 'POST',
        headers: details.headers as Record<string, string>,
        body: new Uint8Array(details.body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
      }).catch((error: unknown) => {
        throw new Unavailable('push', error);
      });
      await answer.body?.cancel();
      if (answer.ok) return 'sent';
      if (answer.status === 404 || answer.status === 410) return 'gone';
      throw new Unavailable('push');
    },
  };
}

/** A browser names the address that we call: only those of known push services are called. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  return services.some((service) => {
    const [scheme = '', host = ''] = service.split('://');
    if (url.protocol !== `${scheme}:`) return false;
    return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
  });
}
