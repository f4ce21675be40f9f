import type { DiagnosticReport } from 'fhir/r4';
import { expect, test } from 'vitest';
import { planResultNotifications } from './plan-result.ts';

const now = Date.parse('2026-11-15T10:00:00Z');

const versions = (...statuses: DiagnosticReport['status'][]): DiagnosticReport[] =>
  statuses.map((status, index) => ({
    resourceType: 'DiagnosticReport',
    id: 'r',
    status,
    code: {},
    meta: { versionId: String(index + 1), lastUpdated: '2026-11-15T09:00:00Z' },
  }));

test.each([
  [['final'], ['DiagnosticReport/r/1/result-ready']],
  [['registered', 'preliminary'], []],
  [['preliminary', 'final', 'final'], ['DiagnosticReport/r/2/result-ready']],
  [
    ['final', 'corrected'],
    ['DiagnosticReport/r/1/result-ready', 'DiagnosticReport/r/2/result-corrected'],
  ],
  [['preliminary', 'amended', 'amended'], ['DiagnosticReport/r/2/result-ready']],
  [['cancelled'], []],
] as const)('of %j is told %j', (statuses, keys) => {
  expect(planResultNotifications(versions(...statuses), now).map(({ key }) => key)).toEqual(keys);
});

test('a report of long ago that is loaded into the record is no news; one that becomes final late is', () => {
  const issued = '2026-11-01T09:00:00Z';
  const told = (...statuses: DiagnosticReport['status'][]) =>
    planResultNotifications(
      versions(...statuses).map((version) => ({ ...version, issued })),
      now,
    ).map(({ event }) => event);
  expect(told('final')).toEqual([]);
  expect(told('preliminary', 'final')).toEqual(['result-ready']);
  expect(told('final', 'corrected')).toEqual(['result-corrected']);
});
