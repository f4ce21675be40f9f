import { createHash, type Hash } from 'node:crypto';

const namespace = Buffer.from('5d3f6e0c9a1b4b7e8c2d1f0a6b5c4d3e', 'hex');

/** The same UUID (version 5) for the same parts, on every machine: a repeated seed updates what it made before. */
export function stableId(...parts: (string | number)[]): string {
  return uuidFrom(createHash('sha1').update(namespace).update(parts.join('/')));
}

export function uuidFrom(hash: Hash): string {
  const bytes = hash.digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
