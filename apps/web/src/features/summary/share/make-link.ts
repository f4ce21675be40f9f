import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import type { SummaryChoice } from '@portal/clinical-domain/summary/summary-record';
import { encryptDocument, toBase64url } from '../link/jwe.ts';
import { formatHealthLink } from '../link/shlink.ts';
import { createShare, fetchSummaryDocument } from '../summary-api.ts';

export type ShareWish = { choice: SummaryChoice; hours: number; hasPasscode: boolean; label: string };

/** A link that was just made. The address and the passcode are known to this page alone, and only until it is closed. */
export type MadeLink = { id: string; address: string; passcode: string | undefined; expiresAt: string };

/**
 * The hospital makes and signs the document. The key is made here and stays here: what the server keeps for the link, it
 * cannot read.
 */
export async function makeLink(
  { choice, hours, hasPasscode, label }: ShareWish,
  language: LanguageTag,
): Promise<MadeLink> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const passcode = hasPasscode ? makePasscode() : undefined;
  const payload = await encryptDocument(await fetchSummaryDocument({ choice, language }), key);
  const { id, url, expiresAt } = await createShare({
    payload,
    hours,
    ...(passcode === undefined ? {} : { passcode }),
  });
  const link = {
    url,
    key: toBase64url(key),
    exp: Math.floor(Date.parse(expiresAt) / 1000),
    ...(passcode === undefined ? {} : { flag: 'P' }),
    label,
    v: 1 as const,
  };
  return { id, passcode, expiresAt, address: formatHealthLink(link, `${window.location.origin}/share`) };
}

/** Six digits, each as likely as any other. */
function makePasscode(): string {
  const most = 1_000_000;
  const limit = 2 ** 32 - (2 ** 32 % most);
  for (;;) {
    const [number = limit] = crypto.getRandomValues(new Uint32Array(1));
    if (number < limit) return String(number % most).padStart(6, '0');
  }
}
