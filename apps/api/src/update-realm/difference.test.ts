import { expect, test } from 'vitest';
import { listDifferences, merge } from './difference.ts';

test('names what is wanted and not there, and nothing that is there besides', () => {
  const wanted = { enabled: true, attributes: { a: '1', b: '2' }, uris: ['x', 'y'] };
  expect(
    listDifferences(wanted, { ...wanted, more: 1, attributes: { ...wanted.attributes, c: '3' } }),
  ).toEqual([]);
  expect(listDifferences(wanted, { enabled: false, attributes: { a: '1' }, uris: ['x', 'y', 'z'] })).toEqual([
    'enabled',
    'attributes.b',
    'uris',
  ]);
});

test('lists have no order, and an empty text is none', () => {
  expect(listDifferences({ uris: ['x', 'y'], user: '' }, { uris: ['y', 'x'] })).toEqual([]);
});

test('what is there besides stays, lists are as wanted', () => {
  const actual = { id: '1', attributes: { a: '0', own: 'kept' }, uris: ['x', '*'] };
  expect(merge(actual, { attributes: { a: '1' }, uris: ['x'] })).toEqual({
    id: '1',
    attributes: { a: '1', own: 'kept' },
    uris: ['x'],
  });
});
