import { createHash } from 'node:crypto';

const buckets = 65_536;

/**
 * The name under which something is counted in a table of bounded size. While there is room, or for who is counted already,
 * it is the own one. Beyond, names of one kind (`kind:name`) share buckets: a flood of names never resets or drops anybody's
 * count, it only makes late comers share theirs.
 */
export function boundedName(name: string, counted: ReadonlyMap<string, unknown>, most: number): string {
  if (counted.size < most || counted.has(name)) return name;
  const bucket = createHash('sha256').update(name).digest().readUInt32LE(0) % buckets;
  return `${name.split(':', 1)[0]}#${bucket}`;
}
