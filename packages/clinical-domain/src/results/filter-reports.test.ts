import * as fc from 'fast-check';
import type { DiagnosticReport } from 'fhir/r4';
import { expect, test } from 'vitest';
import { formatReportFilter, matchesFilter, parseReportFilter, type ReportFilter } from './filter-reports.ts';

const zone = 'Asia/Kathmandu';
const report = (more: Partial<DiagnosticReport> = {}): DiagnosticReport => ({
  resourceType: 'DiagnosticReport',
  status: 'final',
  code: { coding: [{ display: 'Lipid Profile' }] },
  effectiveDateTime: '2026-11-12T07:40:00+05:45',
  ...more,
});
const any: ReportFilter = { name: '', status: 'all', day: undefined };
const matches = (filter: Partial<ReportFilter>, more?: Partial<DiagnosticReport>) =>
  matchesFilter(report(more), { ...any, ...filter }, zone);

test('the name contains what was typed, in capitals or not', () => {
  expect(matches({ name: 'PROF' })).toBe(true);
  expect(matches({ name: ' lipid ' })).toBe(true);
  expect(matches({ name: 'liver' })).toBe(false);
});

test('All matches every status; the others only their own', () => {
  expect(matches({ status: 'all' }, { status: 'corrected' })).toBe(true);
  expect(matches({ status: 'final' }, { status: 'corrected' })).toBe(false);
  expect(matches({ status: 'preliminary' }, { status: 'preliminary' })).toBe(true);
  expect(matches({ status: 'preliminary' })).toBe(false);
});

test.each([
  ['2026-11-12T00:00:00+05:45', true],
  ['2026-11-11T18:15:00Z', true],
  ['2026-11-11T18:14:59Z', false],
  ['2026-11-12T18:14:59Z', true],
  ['2026-11-12T18:15:00Z', false],
  ['2026-11-12', true],
  ['2026-11', false],
])('a sample of %s is of the clinic’s 12 November: %s', (effectiveDateTime, isOfThatDay) => {
  expect(matches({ day: '2026-11-12' }, { effectiveDateTime })).toBe(isOfThatDay);
});

test('a report without its own time has that of its period, or of its issue', () => {
  const { effectiveDateTime: _, ...undated } = report();
  const day = { ...any, day: '2026-11-12' };
  const start = '2026-11-12T01:00:00Z';
  expect(matchesFilter({ ...undated, effectivePeriod: { start } }, day, zone)).toBe(true);
  expect(matchesFilter({ ...undated, issued: start }, day, zone)).toBe(true);
  expect(matchesFilter(undated, day, zone)).toBe(false);
});

test('what was entered in error matches nothing', () => {
  expect(matches({}, { status: 'entered-in-error' })).toBe(false);
});

const filters = fc.record({
  name: fc.constantFrom('', 'lip', 'x'),
  status: fc.constantFrom('all' as const, 'final' as const, 'preliminary' as const),
  day: fc.constantFrom(undefined, '2026-11-12', '2026-11-13'),
});

test('all of a filter holds at once: it matches where each of its parts does', () => {
  fc.assert(
    fc.property(filters, ({ name, status, day }) => {
      const parts = [
        { ...any, name },
        { ...any, status },
        { ...any, day },
      ];
      expect(matches({ name, status, day })).toBe(parts.every((part) => matches(part)));
    }),
  );
});

test('a filter survives the address', () => {
  fc.assert(
    fc.property(filters, fc.string(), (filter, name) => {
      const query = new URLSearchParams(formatReportFilter({ ...filter, name }));
      expect(parseReportFilter(new URLSearchParams(query.toString()))).toEqual({
        ...filter,
        name: name.toWellFormed(),
      });
    }),
  );
});

test.each(['2026-02-30', '2026-13-01', 'today', '2026-1-1', '0000-00-00'])('%s is no day', (date) => {
  expect(parseReportFilter(new URLSearchParams({ date })).day).toBeUndefined();
});

test('a status that is none is All', () => {
  expect(parseReportFilter(new URLSearchParams('status=Final')).status).toBe('final');
  expect(parseReportFilter(new URLSearchParams('status=corrected')).status).toBe('all');
});
