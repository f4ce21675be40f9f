import { createHash } from 'node:crypto';
import { formatUuid } from '@portal/clinical-domain/ids/format-uuid';

const namespace = Buffer.from('5d3f6e0c9a1b4b7e8c2d1f0a6b5c4d3e', 'hex');

/** The same UUID (version 5) for the same parts, on every machine: a repeated seed updates what it made before. */
export function stableId(...parts: (string | number)[]): string {
  return formatUuid(createHash('sha1').update(namespace).update(parts.join('/')).digest(), 5);
}
