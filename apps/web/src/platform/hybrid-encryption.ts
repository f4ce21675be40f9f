type Bytes = Uint8Array<ArrayBuffer>;
type Sealed = { iv: Bytes; sealed: ArrayBuffer };

/** What was put in, with the half of a key that was made for it alone. */
export type Encrypted = Sealed & { from: ArrayBuffer };

/** Whoever has it can put something in; to take anything out one needs the secret. Holds nothing that is secret itself. */
export type LockedKeyPair = { salt: Bytes; rounds: number; slot: ArrayBuffer; lock: Sealed };

export type UnlockedKeyPair = { take: (encrypted: Encrypted, label: string) => Promise<unknown> };

const cipher = 'AES-GCM';
const curve = { name: 'ECDH', namedCurve: 'P-256' };
/** OWASP's figure for PBKDF2 with SHA-256: about half a second on a slow phone, once for each opening. */
const roundsOfPin = 600_000;
/** Nobody goes through all of 32 random bytes, however fast. */
const roundsOfBytes = 1;

/** A pair of keys, the private half locked by the secret: a PIN, or the random bytes that a device gives out. */
export async function createLockedKeyPair(
  secret: string | Bytes,
  rounds = typeof secret === 'string' ? roundsOfPin : roundsOfBytes,
): Promise<LockedKeyPair> {
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const [slot, inner] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return { salt, rounds, slot, lock: await seal(await stretch(secret, salt, rounds), inner) };
}

/** Needs no secret, so that what is kept can be brought up to date while its owner does something else. */
export async function encryptFor(
  { slot }: Pick<LockedKeyPair, 'slot'>,
  value: unknown,
  label: string,
): Promise<Encrypted> {
  const once = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const receiver = await crypto.subtle.importKey('raw', slot, curve, false, []);
  const from = await crypto.subtle.exportKey('raw', once.publicKey);
  const key = await agree(once.privateKey, receiver, from, label);
  return { from, ...(await seal(key, new TextEncoder().encode(JSON.stringify(value)))) };
}

/** Undefined where the secret is not the one. */
export async function unlockKeyPair(
  box: LockedKeyPair,
  secret: string | Bytes,
): Promise<UnlockedKeyPair | undefined> {
  const key = await stretch(secret, box.salt, box.rounds);
  const inner = await unseal(key, box.lock).catch(() => undefined);
  if (!inner) return undefined;
  const own = await crypto.subtle.importKey('pkcs8', inner, curve, false, ['deriveBits']);
  return {
    async take(encrypted, label) {
      const sender = await crypto.subtle.importKey('raw', encrypted.from, curve, false, []);
      const plain = await unseal(await agree(own, sender, encrypted.from, label), encrypted);
      return JSON.parse(new TextDecoder().decode(plain)) as unknown;
    },
  };
}

async function stretch(secret: string | Bytes, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const bytes = typeof secret === 'string' ? new TextEncoder().encode(secret) : secret;
  const raw = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(how, raw, { name: cipher, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** RFC 5869 over the shared point, bound to the sender's key and to the label. */
async function agree(own: CryptoKey, other: CryptoKey, from: ArrayBuffer, label: string): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, own, 256);
  const raw = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: from, info: new TextEncoder().encode(label) };
  return crypto.subtle.deriveKey(how, raw, { name: cipher, length: 256 }, false, ['encrypt', 'decrypt']);
}

async function seal(key: CryptoKey, plain: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, sealed: await crypto.subtle.encrypt({ name: cipher, iv }, key, plain) };
}

function unseal(key: CryptoKey, { iv, sealed }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: cipher, iv }, key, sealed);
}
