import { setTimeout as sleep } from 'node:timers/promises';
import type { StackSettings } from './settings.ts';

type Sms = { by: 'sparrow' | 'aakash'; to: string; text: string };

/** All SMS to this number of ten digits, oldest first. */
export async function listSms({ ports }: StackSettings, to: string): Promise<Sms[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.sms}/messages?to=${to}`);
  return (await answer.json()) as Sms[];
}

/** Waits until so many came to this number, and returns the newest. */
export async function waitForSms(
  settings: StackSettings,
  to: string,
  count = 1,
  limitMs = 10_000,
): Promise<Sms> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    const messages = await listSms(settings, to);
    const newest = messages.at(-1);
    if (newest && messages.length >= count) return newest;
    await sleep(100);
  }
  throw new Error(`Fewer than ${count} SMS to the number within ${limitMs / 1000} s.`);
}

/** The providers that refuse from now on; none: all take messages again. */
export async function setSmsOutage({ ports }: StackSettings, ...providers: Sms['by'][]) {
  await fetch(`http://127.0.0.1:${ports.sms}/outage`, { method: 'PUT', body: providers.join() });
}

/** The numbers that both providers refuse from now on. */
export async function setRefusedNumbers({ ports }: StackSettings, ...numbers: string[]) {
  await fetch(`http://127.0.0.1:${ports.sms}/refused`, { method: 'PUT', body: numbers.join() });
}

export const codeOf = ({ text }: Sms): string => /^\d{6}/.exec(text)?.[0] ?? '';
