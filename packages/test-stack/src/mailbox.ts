import { setTimeout as sleep } from 'node:timers/promises';
import type { StackSettings } from './settings.ts';

/** The sources of all e-mails to this address, oldest first. */
export async function listMail({ ports }: StackSettings, address: string): Promise<string[]> {
  const response = await fetch(
    `http://127.0.0.1:${ports.mail}/api/user/${encodeURIComponent(address)}/messages/`,
  );
  const messages = response.ok ? ((await response.json()) as { mimeMessage: string }[]) : [];
  return messages.map(({ mimeMessage }) => mimeMessage);
}

/** Waits for the newest e-mail to this address and returns its source. */
export async function waitForMail(
  settings: StackSettings,
  address: string,
  limitMs = 20_000,
): Promise<string> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    const newest = (await listMail(settings, address)).at(-1);
    if (newest !== undefined) return newest;
    await sleep(250);
  }
  throw new Error(`No e-mail to ${address} within ${limitMs / 1000} s.`);
}

/** The first address in an e-mail that starts so; soft line breaks of quoted-printable are joined. */
export function getLink(mail: string, start: string): string {
  const text = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('&amp;', '&');
  const from = text.indexOf(start);
  if (from < 0) throw new Error(`The e-mail has no address that starts with ${start}.`);
  return text.slice(from).split(/[\s"<>]/, 1)[0] ?? '';
}
