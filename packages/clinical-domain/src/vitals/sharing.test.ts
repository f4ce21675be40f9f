import { expect, test } from 'vitest';
import { buildSharing, endSharing, findFirstSharedDay, findSharedSince } from './sharing.ts';

const now = Date.parse('2026-11-15T09:40:00+05:45');
const clock = { now, zone: 'Asia/Kathmandu' };

test('agreed from now on; ended, nothing is shared any more', async () => {
  const consent = await buildSharing('p', now);
  expect(findSharedSince(consent)).toBe('2026-11-15T03:55:00Z');
  const ended = endSharing(consent, now + 60_000);
  expect([ended.status, ended.provision?.period]).toEqual([
    'inactive',
    { start: '2026-11-15T03:55:00Z', end: '2026-11-15T03:56:00Z' },
  ]);
  expect(findSharedSince(ended)).toBeUndefined();
  expect(findSharedSince(undefined)).toBeUndefined();
});

test('one consent for each patient', async () => {
  const [one, later, other] = await Promise.all([
    buildSharing('p', now),
    buildSharing('p', now + 1000),
    buildSharing('q', now),
  ]);
  expect([later.id === one.id, other.id === one.id]).toEqual([true, false]);
});

test('nothing from before the patient agreed, and at most a week is caught up', () => {
  expect(findFirstSharedDay('2026-11-15T03:55:00Z', clock)).toBe('2026-11-15');
  expect(findFirstSharedDay('2026-11-12T03:55:00Z', clock)).toBe('2026-11-12');
  expect(findFirstSharedDay('2026-01-01T00:00:00Z', clock)).toBe('2026-11-08');
});
