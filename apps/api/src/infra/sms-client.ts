import type { Providers } from './provider-settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';

export interface SmsClient {
  /** @throws Unavailable where it was not taken, for whichever reason */
  send(to: string, text: string): Promise<void>;
  /** Asks for the account's credit. @throws Unavailable where the token is not good or nothing is left */
  check(): Promise<void>;
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

    async check() {
      const credit = new URL('../credit/', url);
      credit.searchParams.set('token', token);
      const answer = await fetch(credit, { redirect: 'error', signal: AbortSignal.timeout(withinMs) });
      const told = (await answer.json().catch(() => undefined)) as { credits_available?: number } | undefined;
      if (!answer.ok) throw new Unavailable('sms', new Error(`the token is refused (${answer.status})`));
      if ((told?.credits_available ?? 0) <= 0) throw new Unavailable('sms', new Error('no credit is left'));
    },
  };
}

/** Ten digits of a mobile number of Nepal, which is all that Sparrow takes; undefined for any other. */
export function findMobileNumber(telephone: string): string | undefined {
  const digits = telephone.replaceAll(/[^\d+]/g, '').replace(/^(\+|00)?977/, '');
  return /^9[678]\d{8}$/.test(digits) ? digits : undefined;
}
