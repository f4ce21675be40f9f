import type { Invoice } from 'fhir/r4';
import { expect, test } from 'vitest';
import { isBillNotificationTrue, planBillNotifications } from './plan-bill.ts';

const now = Date.parse('2026-11-15T10:00:00Z');

const versions = (...statuses: Invoice['status'][]): Invoice[] =>
  statuses.map((status, index) => ({
    resourceType: 'Invoice',
    id: 'b',
    status,
    date: '2026-11-15T08:00:00Z',
    totalGross: { value: 3000, currency: 'NPR' },
    meta: { versionId: String(index + 1), lastUpdated: '2026-11-15T09:00:00Z' },
  }));

test.each([
  [['issued'], ['Invoice/b/1/bill-issued']],
  [['draft'], []],
  [['draft', 'issued', 'issued'], ['Invoice/b/2/bill-issued']],
  [['issued', 'balanced'], ['Invoice/b/1/bill-issued']],
  [['balanced', 'issued'], []],
  [['cancelled'], []],
  [['balanced'], []],
] as const)('A7: of a bill that was %j is told %j', (statuses, keys) => {
  expect(planBillNotifications(versions(...statuses), now).map(({ key }) => key)).toEqual(keys);
});

test('A7: a bill of long ago that is loaded into the record is no news; one that is issued late is', () => {
  const told = (...statuses: Invoice['status'][]) =>
    planBillNotifications(
      versions(...statuses).map((version) => ({ ...version, date: '2026-11-01' })),
      now,
    );
  expect(told('issued')).toEqual([]);
  expect(told('draft', 'issued')).toHaveLength(1);
  expect(planBillNotifications(versions('issued'), now + 25 * 3_600_000)).toEqual([]);
});

test('A7: a bill that was paid or taken back before anybody was told is told to nobody', () => {
  const isTold = (status: Invoice['status']) => isBillNotificationTrue({ resourceType: 'Invoice', status });
  expect([isTold('issued'), isTold('balanced'), isTold('cancelled'), isTold('entered-in-error')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
