import * as fc from 'fast-check';
import type { DiagnosticReport, Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import {
  anyReport as any,
  formatReportFilter,
  matchesFilter,
  parseReportFilter,
  type ReportFilter,
} from './filter-reports.ts';
import { stateOfReport } from './report-state.ts';

const zone = 'Asia/Kathmandu';
const statuses: DiagnosticReport['status'][] = [
  'registered',
  'partial',
  'preliminary',
  'final',
  'amended',
  'corrected',
  'appended',
  'cancelled',
  'entered-in-error',
  'unknown',
];
const report = (more: Partial<DiagnosticReport> = {}): DiagnosticReport => ({
  resourceType: 'DiagnosticReport',
  status: 'final',
  code: { coding: [{ display: 'Lipid Profile' }] },
  effectiveDateTime: '2026-11-12T07:40:00+05:45',
  ...more,
});
const observation = (id: string, text: string, code?: string): Observation => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  code: { text, ...(code && { coding: [{ system: 'http://loinc.org', code }] }) },
  valueQuantity: { value: 138 },
});
const observations = new Map(
  [
    observation('ldl', 'LDL Cholesterol', '18262-6'),
    observation('glucose', 'FBS', '1558-6'),
    observation('own', 'Anti-CCP'),
  ].map((one) => [one.id ?? '', one]),
);
const matches = (filter: Partial<ReportFilter>, more?: Partial<DiagnosticReport>) =>
  matchesFilter(report(more), { ...any, ...filter }, { zone, observations });

test('the name contains what was typed, in capitals or not', () => {
  expect(matches({ name: 'PROF' })).toBe(true);
  expect(matches({ name: ' lipid ' })).toBe(true);
  expect(matches({ name: 'liver' })).toBe(false);
});

test.each([
  ['cholesterol', 'Observation/ldl'],
  ['ldl', 'Observation/ldl'],
  ['लिपिड', 'Observation/ldl'],
  ['कोलेस्ट्रोल', 'Observation/ldl'],
  ['sugar', 'Observation/glucose'],
  ['blood sugar', 'Observation/glucose'],
  ['चिनी', 'Observation/glucose'],
  ['anti-ccp', 'Observation/own'],
])('F15: %s finds a report by the test %s inside it', (name, reference) => {
  const code = { text: 'Panel 7' };
  expect(matches({ name }, { code, result: [{ reference }] })).toBe(true);
  expect(matches({ name }, { code, result: [] })).toBe(false);
});

test('F15: a panel is found by the everyday words of its own code', () => {
  const code = { coding: [{ system: 'http://loinc.org', code: '24331-1', display: 'Lipid 1996 panel' }] };
  expect(matches({ name: 'cholesterol' }, { code })).toBe(true);
  expect(matches({ name: 'kidney' }, { code })).toBe(false);
});

test('F15: every typed word counts, in any order; a word that is nowhere finds nothing', () => {
  const result = [{ reference: 'Observation/ldl' }];
  expect(matches({ name: 'cholesterol profile' }, { result })).toBe(true);
  expect(matches({ name: 'cholesterol liver' }, { result })).toBe(false);
});

test('F15: a test that the patient is not shown does not make its report found', () => {
  const result = [{ reference: 'Observation/withheld', display: 'HIV: reactive' }];
  expect(matches({ name: 'hiv' }, { result })).toBe(false);
});

test('F10: All matches every status; Final and Preliminary whatever is called completed and pending', () => {
  const listed = (status: ReportFilter['status']) =>
    statuses.filter((one) => matches({ status }, { status: one }));
  expect(listed('all')).toEqual(statuses.filter((one) => one !== 'entered-in-error'));
  expect(listed('final')).toEqual(['final', 'amended', 'corrected', 'appended']);
  expect(listed('preliminary')).toEqual(['registered', 'partial', 'preliminary']);
});

test('F10: the filter and the badge agree: Preliminary is Pending, Final is anything that was given out', () => {
  const badge = { pending: 'preliminary', completed: 'final', corrected: 'final', amended: 'final' } as const;
  for (const status of statuses) {
    const state = stateOfReport({ status });
    if (!Object.hasOwn(badge, state)) continue;
    expect(matches({ status: badge[state as keyof typeof badge] }, { status })).toBe(true);
  }
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
  expect(matchesFilter({ ...undated, effectivePeriod: { start } }, day, { zone, observations })).toBe(true);
  expect(matchesFilter({ ...undated, issued: start }, day, { zone, observations })).toBe(true);
  expect(matchesFilter(undated, day, { zone, observations })).toBe(false);
});

test('what was entered in error matches nothing', () => {
  expect(matches({}, { status: 'entered-in-error' })).toBe(false);
});

const filters = fc.record({
  name: fc.constantFrom('', 'lip', 'x'),
  status: fc.constantFrom('all' as const, 'final' as const, 'preliminary' as const),
  day: fc.constantFrom(undefined, '2026-11-12', '2026-11-13'),
  isNew: fc.boolean(),
  isOutside: fc.boolean(),
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
