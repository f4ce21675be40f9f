import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const keyIdLength = 4;
const ivLength = 12;
const tagLength = 16;

export interface Secrets {
  seal(plain: string, context: string): Buffer;
  /** @throws when the value was not sealed by one of our keys for this context */
  open(value: Buffer, context: string): string;
  /** Whether the key that sealed it is one of ours. */
  knowsKeyOf(value: Buffer): boolean;
  sign(payload: Buffer): Buffer;
  findSigned(value: Buffer): Buffer | undefined;
}

/**
 * Seals what the database keeps (AES-256-GCM) and signs what a phone keeps (HMAC-SHA-256). Every sealed or signed value
 * starts with the id of its key: the first key seals, all of them open. A key is replaced in three steps: every process knows
 * the new one, then uses it, then forgets the old one.
 */
export function createSecrets(keys: readonly Buffer[]): Secrets {
  const ring = keys.map((key) => ({
    id: createHash('sha256').update(key).digest().subarray(0, keyIdLength),
    sealing: createHmac('sha256', key).update('portal sealing key').digest(),
    signing: createHmac('sha256', key).update('portal signing key').digest(),
  }));
  const [newest] = ring;
  if (!newest) throw new Error('There is no session key.');

  const findKey = (value: Buffer) => ring.find(({ id }) => id.equals(value.subarray(0, keyIdLength)));

  return {
    seal(plain: string, context: string): Buffer {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', newest.sealing, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([newest.id, iv, cipher.getAuthTag(), sealed]);
    },

    open(value: Buffer, context: string): string {
      const key = findKey(value);
      if (!key) throw new Error('The session key that sealed this value is no longer in PORTAL_SESSION_KEY.');
      const iv = value.subarray(keyIdLength, keyIdLength + ivLength);
      const tag = value.subarray(keyIdLength + ivLength, keyIdLength + ivLength + tagLength);
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, iv)
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      const opened = [decipher.update(value.subarray(keyIdLength + ivLength + tagLength)), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    },

    knowsKeyOf: (value: Buffer) => findKey(value) !== undefined,

    sign(payload: Buffer): Buffer {
      return Buffer.concat([
        newest.id,
        payload,
        createHmac('sha256', newest.signing).update(payload).digest(),
      ]);
    },

    findSigned(value: Buffer): Buffer | undefined {
      const key = findKey(value);
      if (!key || value.length < keyIdLength + 32) return undefined;
      const payload = value.subarray(keyIdLength, -32);
      const expected = createHmac('sha256', key.signing).update(payload).digest();
      return timingSafeEqual(expected, value.subarray(-32)) ? payload : undefined;
    },
  };
}
