import type { Slot } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findSlotToReuse, slotsTaking } from './taken-times.ts';

const slot = (start: string, end: string, status: Slot['status']): Slot => ({
  resourceType: 'Slot',
  schedule: { reference: 'Schedule/1' },
  status,
  start: `2026-11-16T${start}`,
  end: `2026-11-16T${end}`,
});

const visit = { start: Date.parse('2026-11-16T04:15:00Z'), end: Date.parse('2026-11-16T04:45:00Z') };

test.each([
  ['busy', true],
  ['busy-unavailable', true],
  ['busy-tentative', true],
  ['free', false],
  ['entered-in-error', false],
] as const)('a slot that is %s takes its time: %s', (status, takes) => {
  expect(slotsTaking([slot('04:40:00Z', '05:00:00Z', status)], visit)).toHaveLength(takes ? 1 : 0);
  expect(slotsTaking([slot('04:45:00Z', '05:00:00Z', status)], visit)).toHaveLength(0);
});

test('a visit takes the slot that begins at its instant, ours before one that is written otherwise', () => {
  const offset = slot('10:00:00+05:45', '10:30:00+05:45', 'free');
  const ours = slot('04:15:00Z', '04:45:00Z', 'free');
  const later = slot('04:45:00Z', '05:15:00Z', 'free');
  expect(findSlotToReuse([later, offset, ours], visit)).toBe(ours);
  expect(findSlotToReuse([later, offset], visit)).toBe(offset);
  expect(findSlotToReuse([later], visit)).toBeUndefined();
});
