/** A value under AES-GCM. No two have the same `iv`, so that it also tells one version from the next. */
export type Box = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

const cipher = 'AES-GCM';

export async function seal(key: CryptoKey, value: unknown, sealedFor: string): Promise<Box> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, sealed: await crypto.subtle.encrypt(parameters(iv, sealedFor), key, plain) };
}

/** @throws where it was changed, or is another key's or another subject's */
export async function unseal(key: CryptoKey, { iv, sealed }: Box, sealedFor: string): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(parameters(iv, sealedFor), key, sealed);
  return JSON.parse(new TextDecoder().decode(plain));
}

export function isSameBox(one: Box | undefined, other: Box | undefined): boolean {
  if (!one || !other) return one === other;
  return String(one.iv) === String(other.iv);
}

function parameters(iv: Uint8Array<ArrayBuffer>, sealedFor: string) {
  return { name: cipher, iv, additionalData: new TextEncoder().encode(sealedFor) };
}
