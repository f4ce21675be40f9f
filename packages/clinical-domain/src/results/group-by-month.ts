import { type ClinicView, leadsWithBikram } from '../language/format-locale.ts';
import { formatFhirDate } from '../summary/format-fhir-date.ts';
import { formatMonth } from '../time/format-calendar.ts';
import { findEffectiveDay } from './effective.ts';

type Dated = { effective: string | undefined };
export type Month<T> = { name: string | undefined; reports: T[] };

/**
 * By the months of the calendar that the reader chose, in the order in which they come; of both calendars by those of the
 * first, because no month of one is a month of the other. What has no date comes last, without a name.
 */
export function groupByMonth<T extends Dated>(reports: readonly T[], view: ClinicView): Month<T>[] {
  const months = new Map<string | undefined, T[]>();
  for (const report of reports) {
    const name = nameMonth(report.effective, view);
    months.set(name, [...(months.get(name) ?? []), report]);
  }
  const named = [...months].map(([name, those]) => ({ name, reports: those }));
  return [
    ...named.filter(({ name }) => name !== undefined),
    ...named.filter(({ name }) => name === undefined),
  ];
}

function nameMonth(effective: string | undefined, view: ClinicView): string | undefined {
  const { language, bikram, zone = 'UTC' } = view;
  const day = findEffectiveDay({ effectiveDateTime: effective }, zone);
  if (day === undefined) return formatFhirDate(effective, view);
  return formatMonth(day, {
    language,
    bikram: bikram && leadsWithBikram(view) ? { ...bikram, isAlone: true } : undefined,
  });
}
