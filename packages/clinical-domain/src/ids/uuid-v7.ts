import { formatUuid } from './format-uuid.ts';

/** RFC 9562: the time first, so that ids sort as they were made. `random` gives ten bytes. */
export function uuidV7(at: number, random: Uint8Array): string {
  const time = Array.from({ length: 6 }, (_, index) => Math.floor(at / 2 ** (8 * (5 - index))) % 256);
  return formatUuid([...time, ...random], 7);
}
