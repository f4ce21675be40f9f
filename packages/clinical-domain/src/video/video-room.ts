/**
 * The room of a visit's call: the same wherever it is computed, and not to be guessed from the visit's id. The hospital's
 * own system computes it like this for the doctor: HMAC-SHA-256 of `visit/{id}`, in hexadecimal digits.
 */
export async function getVideoRoom(secret: string, visitId: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, bytes.encode(`visit/${visitId}`));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
