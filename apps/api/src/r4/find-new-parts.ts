import { isDeepStrictEqual } from 'node:util';
import type { Change } from './change.ts';

/** Of the changed elements, what is not stored already: what the hospital wrote beside it is not the patient's to answer for. */
export function findNewParts({
  changed,
  before,
}: Pick<Change, 'changed' | 'before'>): Record<string, unknown> {
  const stored = (before ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(changed).map(([name, value]) => {
      const old = stored[name];
      if (!Array.isArray(value) || !Array.isArray(old)) return [name, value];
      return [name, value.filter((item) => !old.some((one) => isDeepStrictEqual(one, item)))];
    }),
  );
}
