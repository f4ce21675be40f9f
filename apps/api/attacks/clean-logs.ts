import { afterAll, expect } from 'vitest';
import { findForeignCanaries } from './canaries.ts';
import { readLogs } from './logs.ts';

/** After every file: the logs name no patient and hold no token, and no call failed for a reason of its own. */
afterAll(() => {
  const log = readLogs();
  expect(findForeignCanaries(log, undefined)).toEqual([]);
  expect(log).not.toContain('eyJ');
  expect(log.split('\n').filter((line) => line.includes('a request failed'))).toEqual([]);
});
