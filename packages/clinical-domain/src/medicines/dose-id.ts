import { formatInstant } from '../booking/clinic-day.ts';

/** RFC 9562 namespace of the portal's doses. */
export const doseNamespace = '6f0c2b1e-8d54-4a37-9b60-2c7f51e3a9d4';

/** What makes two reports of a dose the same one. */
export function doseName(patientId: string, orderId: string, at: number): string {
  return `${patientId}/${orderId}/${formatInstant(at)}`;
}

/** UUID version 5 of the name: two tabs, two phones and a replay all arrive at the same resource. */
export async function doseId(patientId: string, orderId: string, at: number): Promise<string> {
  const space = Uint8Array.from(doseNamespace.replaceAll('-', '').match(/../g) ?? [], (pair) =>
    parseInt(pair, 16),
  );
  const name = new TextEncoder().encode(doseName(patientId, orderId, at));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', Uint8Array.from([...space, ...name])));
  const bytes = Array.from(hash.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
