import { createHash } from 'node:crypto';

const namespace = Buffer.from('b3a1f0c27f0e4d5c8a4e19d26c5b7e31', 'hex');

/** RFC 9562 version 5: whoever makes the same notice again arrives at the same id. */
export function stableId(...name: string[]): string {
  const bytes = createHash('sha1').update(namespace).update(name.join('/')).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
