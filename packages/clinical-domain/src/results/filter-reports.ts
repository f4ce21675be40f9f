import type { DiagnosticReport, Observation } from 'fhir/r4';
import { findEffectiveDay } from './effective.ts';
import { matchesText } from '../language/search-text.ts';
import { listTestWords } from './names/find-test-name.ts';
import { nameOfReport, readResults } from './read-report.ts';

export const filterStatuses = ['all', 'final', 'preliminary'] as const;
export type FilterStatus = (typeof filterStatuses)[number];

/** What was given out as final stays final when it is corrected or added to; a cancelled one is neither. */
export const statusesOf: Record<Exclude<FilterStatus, 'all'>, readonly DiagnosticReport['status'][]> = {
  final: ['final', 'amended', 'corrected', 'appended'],
  preliminary: ['preliminary', 'partial', 'registered'],
};

/** All of them hold at once. An empty name and no day hold for every report. */
export type ReportFilter = {
  name: string;
  status: FilterStatus;
  day: string | undefined;
  /** Those alone that the patient has not opened yet. */
  isNew: boolean;
  /** Those alone with a value outside the range. */
  isOutside: boolean;
};

export const anyReport: ReportFilter = {
  name: '',
  status: 'all',
  day: undefined,
  isNew: false,
  isOutside: false,
};

/** From an address, where anything may stand. */
export function parseReportFilter(query: { get: (name: string) => string | null }): ReportFilter {
  const status = query.get('status')?.toLowerCase();
  const day = query.get('date') ?? undefined;
  return {
    name: query.get('name') ?? '',
    status: filterStatuses.find((one) => one === status) ?? 'all',
    day: day !== undefined && isDay(day) ? day : undefined,
    isNew: query.get('new') === 'yes',
    isOutside: query.get('outside') === 'yes',
  };
}

/** What the address says of it: nothing of what is not set. */
export function formatReportFilter({
  name,
  status,
  day,
  isNew,
  isOutside,
}: ReportFilter): Record<string, string> {
  return {
    ...(name === '' ? {} : { name }),
    ...(status === 'all' ? {} : { status }),
    ...(day === undefined ? {} : { date: day }),
    ...(isNew ? { new: 'yes' } : {}),
    ...(isOutside ? { outside: 'yes' } : {}),
  };
}

/** What the record alone can tell: name, status and day. */
export type RecordFilter = Pick<ReportFilter, 'name' | 'status' | 'day'>;

/** The day is the clinic's, wherever the device is. The observations are those that came along with the reports. */
export function matchesFilter(
  report: DiagnosticReport,
  { name, status, day }: RecordFilter,
  { zone, observations }: { zone: string; observations: ReadonlyMap<string, Observation> },
): boolean {
  return (
    report.status !== 'entered-in-error' &&
    (status === 'all' || statusesOf[status].includes(report.status)) &&
    (day === undefined || findEffectiveDay(report, zone) === day) &&
    matchesName(report, name, observations)
  );
}

/** Each word that was typed is in the report's name, in a test inside it, or in what people call one of these. */
function matchesName(
  report: DiagnosticReport,
  typed: string,
  observations: ReadonlyMap<string, Observation>,
): boolean {
  const wanted = typed.trim().split(/\s+/);
  if (wanted[0] === '') return true;
  const texts = [...new Set(listNames(report, observations))];
  return wanted.every((word) => texts.some((text) => matchesText(text, word)));
}

function listNames(report: DiagnosticReport, observations: ReadonlyMap<string, Observation>): string[] {
  const codes = (report.code.coding ?? []).flatMap(({ code }) => code ?? []);
  return (['en', 'ne'] as const).flatMap((language) => {
    const tests = readResults(report, observations, language).flat();
    return [
      nameOfReport(report, language).text,
      ...tests.map(({ name }) => name.text),
      ...[...codes, ...tests.flatMap(({ loinc }) => loinc ?? [])].flatMap(listTestWords),
    ];
  });
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
