import { expect, test } from 'vitest';
import { type Archiver, checkAges, checkArchiver } from './check-backups.ts';
import type { Finding } from './finding.ts';

const now = new Date('2026-11-18T03:00:00Z');
const hoursAgo = (hours: number) => now.getTime() / 1000 - hours * 3600;
const backup = (type: 'full' | 'incr', hours: number, error = false) => ({
  type,
  error,
  timestamp: { stop: hoursAgo(hours) },
});
const toChange = (findings: Finding[]) =>
  findings.flatMap(({ state, about }) => (state === 'good' ? [] : about));

test('nothing is said of a full backup each week and one each day', () => {
  expect(toChange(checkAges([backup('full', 7 * 24 + 23), backup('incr', 25)], now))).toEqual([]);
  expect(toChange(checkAges([backup('full', 1)], now))).toEqual([]);
});

test.each([
  ['backup: full', [backup('full', 8 * 24 + 1), backup('incr', 1)]],
  ['backup: full', [backup('incr', 1)]],
  ['backup: daily', [backup('full', 7 * 24), backup('incr', 27)]],
  ['backup: sound', [backup('full', 30), backup('incr', 1, true)]],
])('%s is found, and nothing else', (about, backups) => {
  expect(toChange(checkAges(backups, now))).toEqual([about]);
});

test('a repository without any backup is found', () => {
  expect(toChange(checkAges([], now))).toEqual(['backup: full', 'backup: daily']);
});

test('an older backup that found damage is not told again after a good one', () => {
  expect(toChange(checkAges([backup('full', 30, true), backup('incr', 1)], now))).toEqual([]);
});

test.each<[string, Archiver, 'good' | 'change']>([
  ['off', { mode: 'off', archivedAt: null, failedAt: null }, 'change'],
  ['has begun', { mode: 'on', archivedAt: null, failedAt: null }, 'good'],
  ['works', { mode: 'on', archivedAt: now, failedAt: null }, 'good'],
  ['works again', { mode: 'on', archivedAt: now, failedAt: new Date(now.getTime() - 1000) }, 'good'],
  ['never worked', { mode: 'on', archivedAt: null, failedAt: now }, 'change'],
  ['fails', { mode: 'on', archivedAt: new Date(now.getTime() - 1000), failedAt: now }, 'change'],
])('archiving of changes that %s', (_name, archiver, state) => {
  expect(checkArchiver(archiver).state).toBe(state);
});
