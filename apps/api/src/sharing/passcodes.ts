import { randomBytes, scrypt, timingSafeEqual, type BinaryLike } from 'node:crypto';
import type { Secrets } from '../infra/secrets.ts';

const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const [saltLength, hashLength] = [16, 32];

/** A slow hash, sealed: neither the table alone nor a guess a second leads to six digits. */
export function createPasscodes({ seal, open }: Pick<Secrets, 'seal' | 'open'>) {
  const contextOf = (shareId: string) => `passcode of share ${shareId}`;

  return {
    async protect(passcode: string, shareId: string): Promise<Buffer> {
      const salt = randomBytes(saltLength);
      const hash = await slowHash(passcode, salt);
      return seal(Buffer.concat([salt, hash]).toString('base64'), contextOf(shareId));
    },

    async isRight(passcode: string, shareId: string, stored: Buffer): Promise<boolean> {
      const known = Buffer.from(open(stored, contextOf(shareId)), 'base64');
      const hash = await slowHash(passcode, known.subarray(0, saltLength));
      return timingSafeEqual(hash, known.subarray(saltLength));
    },
  };
}

function slowHash(passcode: BinaryLike, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(passcode, salt, hashLength, cost, (error, hash) => (error ? reject(error) : resolve(hash))),
  );
}
