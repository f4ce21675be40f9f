import type { Providers } from './provider-settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';

export interface SmsClient {
  /** @throws Unavailable where it was not taken, for whichever reason */
  send(to: string, text: string): Promise<void>;
}

const withinMs = 10_000;

/** Sparrow SMS (https://docs.sparrowsms.com): a form with token, from, to and text; 200 with `response_code` 200 is taken. */
export function openSmsClient({ url, token, from }: NonNullable<Providers['sms']>): SmsClient {
  return {
    async send(to: string, text: string) {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ token, from, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
      }).catch((error: unknown) => {
        throw new Unavailable('sms', error);
      });
      const told: unknown = await answer.json().catch(() => undefined);
      const code = (told as { response_code?: unknown } | undefined)?.response_code;
      if (!answer.ok || code !== 200) throw new Unavailable('sms');
    },
  };
}

/** Ten digits of a mobile number of Nepal, which is all that Sparrow takes; undefined for any other. */
export function findMobileNumber(telephone: string): string | undefined {
  const digits = telephone.replaceAll(/[^\d+]/g, '').replace(/^(\+|00)?977/, '');
  return /^9[678]\d{8}$/.test(digits) ? digits : undefined;
}
