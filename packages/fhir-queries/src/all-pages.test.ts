import { expect, test } from 'vitest';
import { getAllPages } from './all-pages.ts';

const page = (ids: string[], next?: number) => ({
  resourceType: 'Bundle',
  type: 'searchset',
  entry: ids.map((id) => ({ resource: { resourceType: 'Condition', id, subject: {} } })),
  ...(next !== undefined && {
    link: [{ relation: 'next', url: `https://clinic.example/r4/Condition?_count=2&_offset=${next}` }],
  }),
});

/** Answers page by page, and remembers which were asked for. */
function serverOf(pages: object[]) {
  const offsets: string[] = [];
  const get = async (_path: string, parameters: unknown) => {
    offsets.push((parameters as Record<string, string>)['_offset'] ?? '');
    return pages[offsets.length - 1] ?? pages.at(-1);
  };
  return { get, offsets };
}

test('goes on from where the server says until it has no more', async () => {
  const server = serverOf([page(['a', 'b'], 3), page(['c'])]);
  const found = await getAllPages(server, 'Condition', {});
  expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(server.offsets).toEqual(['0', '3']);
});

test('a server that never ends is asked five times', async () => {
  const server = serverOf([page(['a'], 1)]);
  expect(await getAllPages(server, 'Condition', {})).toHaveLength(5);
});
