import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAccessFilter, kinds, parseAccessFilter, watchers } from './access-filter.ts';

const parse = (query: string) => parseAccessFilter(new URLSearchParams(query));

test('what is wrong in the address is not asked for', () => {
  expect(parse('by=constructor&kind=toString&date=2026-02-30x')).toEqual({
    by: 'others',
    kind: undefined,
    day: undefined,
  });
  expect(parse('date=2026-13-01').day).toBeUndefined();
});

test('a filter survives its way through the address', () => {
  const filters = fc.record({
    by: fc.constantFrom(...watchers),
    kind: fc.option(fc.constantFrom(...kinds), { nil: undefined }),
    day: fc.constantFrom('2026-11-15', undefined),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseAccessFilter(formatAccessFilter(filter))).toEqual(filter);
    }),
  );
});
