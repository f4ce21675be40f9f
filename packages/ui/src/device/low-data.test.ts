import { afterEach, expect, test, vi } from 'vitest';
import { isLowData, pageSizeOf } from './low-data.ts';

function on(lowData: string | undefined, connection?: { saveData: boolean }) {
  vi.stubGlobal('document', { documentElement: { dataset: { lowData } } });
  vi.stubGlobal('navigator', { connection });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['on', undefined, true],
  ['on', { saveData: false }, true],
  ['off', { saveData: true }, false],
  ['device', { saveData: true }, true],
  ['device', { saveData: false }, false],
  ['device', undefined, false],
  [undefined, { saveData: true }, true],
  ['nonsense', undefined, false],
])('chosen %s, the browser says %j', (choice, connection, expected) => {
  on(choice, connection);
  expect(isLowData()).toBe(expected);
  expect(pageSizeOf(10)).toBe(expected ? 4 : 10);
});
