import * as fc from 'fast-check';
import type { Bundle, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { type Cursor, firstPage, toQuery, advance } from './cursor.ts';

type Stored = { id: string; version: number; at: number; isHidden: boolean };

/** A records server behind the gateway: sorts, pages, and hides some of what it found. */
function search(stored: readonly Stored[], query: Record<string, string>): Bundle {
  const since = query['_lastUpdated'] ? Date.parse(query['_lastUpdated'].slice(2)) : 0;
  const [count, offset] = [Number(query['_count']), Number(query['_offset'])];
  const all = stored
    .filter(({ at }) => at >= since)
    .toSorted((one, other) => one.at - other.at || one.id.localeCompare(other.id));
  const page = all.slice(offset, offset + count);
  const url = `https://portal.example/r4/Observation?_offset=${offset + page.length}`;
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link: offset + page.length < all.length ? [{ relation: 'next', url }] : [],
    entry: page
      .filter(({ isHidden }) => !isHidden)
      .map(({ id, version, at }) => ({
        resource: {
          resourceType: 'Observation',
          id,
          meta: { versionId: String(version), lastUpdated: new Date(at).toISOString() },
        } as Resource as never,
      })),
  };
}

function walk(stored: readonly Stored[], count: number, onPage: () => void = () => undefined): string[] {
  const read: string[] = [];
  let cursor: Cursor | undefined = firstPage;
  for (let pages = 0; cursor; pages += 1) {
    if (pages > 500) throw new Error('It does not end.');
    const { fresh, next } = advance(cursor, search(stored, toQuery(cursor, count)));
    read.push(...fresh.map(({ id, meta }) => `${id}/${meta?.versionId}`));
    cursor = next;
    onPage();
  }
  return read;
}

const records = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{3}$/),
    version: fc.constant(1),
    // Many at one moment, as a transaction stores them.
    at: fc.integer({ min: 1, max: 6 }).map((step) => step * 1000),
    isHidden: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);

test('everything visible is read once, whatever the pages and however many share a moment', () => {
  fc.assert(
    fc.property(records, fc.integer({ min: 1, max: 9 }), (stored, count) => {
      const visible = stored.filter(({ isHidden }) => !isHidden).map(({ id }) => `${id}/1`);
      expect(walk(stored, count).toSorted()).toEqual(visible.toSorted());
    }),
  );
});

test('what changes while it is read is never missing: it comes in its new version too', () => {
  const whenVisible = records.map((stored) => stored.map((one) => ({ ...one, isHidden: false })));
  fc.assert(
    fc.property(whenVisible, fc.integer({ min: 8, max: 12 }), fc.nat(59), (stored, count, which) => {
      const now = stored.map((one) => ({ ...one }));
      const changed = now[which % Math.max(1, now.length)];
      let isFirst = true;
      const read = walk(now, count, () => {
        if (changed && isFirst) Object.assign(changed, { version: 2, at: 60_000 });
        isFirst = false;
      });
      const missing = now.filter(({ id }) => !read.some((name) => name.startsWith(`${id}/`)));
      // Where all fit in one page, the change came after the last one.
      expect(missing).toEqual([]);
    }),
  );
});
