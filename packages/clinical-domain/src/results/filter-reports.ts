import type { DiagnosticReport } from 'fhir/r4';
import { findEffectiveDay } from './effective.ts';
import { matchesText } from '../search-text.ts';
import { nameOfReport } from './read-report.ts';

export const filterStatuses = ['all', 'final', 'preliminary'] as const;
export type FilterStatus = (typeof filterStatuses)[number];

/** All of them hold at once. An empty name and no day hold for every report. */
export type ReportFilter = { name: string; status: FilterStatus; day: string | undefined };

/** From an address, where anything may stand. */
export function parseReportFilter(query: { get: (name: string) => string | null }): ReportFilter {
  const status = query.get('status')?.toLowerCase();
  const day = query.get('date') ?? undefined;
  return {
    name: query.get('name') ?? '',
    status: filterStatuses.find((one) => one === status) ?? 'all',
    day: day !== undefined && isDay(day) ? day : undefined,
  };
}

/** What the address says of it: nothing of what is not set. */
export function formatReportFilter({ name, status, day }: ReportFilter): Record<string, string> {
  return {
    ...(name === '' ? {} : { name }),
    ...(status === 'all' ? {} : { status }),
    ...(day === undefined ? {} : { date: day }),
  };
}

/** The day is the clinic's, wherever the device is. */
export function matchesFilter(report: DiagnosticReport, filter: ReportFilter, zone: string): boolean {
  const { name, status, day } = filter;
  const hasName = (['en', 'ne'] as const).some((language) =>
    matchesText(nameOfReport(report, language).text, name),
  );
  return (
    hasName &&
    (status === 'all' || report.status === status) &&
    (day === undefined || findEffectiveDay(report, zone) === day) &&
    report.status !== 'entered-in-error'
  );
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
