import { formatMonthName } from '@portal/clinical-domain/time/format-calendar';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import {
  type BikramDay,
  type DayView,
  leadsWithBikram,
} from '@portal/clinical-domain/language/format-locale';
import type { DaySpan } from '@portal/clinical-domain/vitals/vital-period';

/** The parts of a day in the calendar that leads. */
export function readDayParts(day: string, view: DayView): BikramDay {
  const found = leadsWithBikram(view) ? view.bikram?.find(day, view.language) : undefined;
  return found ?? readCommon(day, view.language);
}

function readCommon(day: string, language: DayView['language']): BikramDay {
  return {
    day: formatDigits(Number(day.slice(8)), language),
    month: formatMonthName(day, language, 'short'),
    year: formatDigits(day.slice(0, 4), language),
  };
}

/** 12 – 18 Nov 2026: what both days share is said once. In both calendars where the patient chose both. */
export function formatSpan(span: DaySpan, view: DayView): string {
  const { language, bikram } = view;
  const days = [span.first, span.last] as const;
  const [first, last] = days.map((day) => bikram?.find(day, language));
  const common = join(readCommon(days[0], language), readCommon(days[1], language));
  if (!first || !last) return common;
  const found = join(first, last);
  if (bikram?.isAlone) return found;
  return leadsWithBikram(view) ? `${found} (${common})` : `${common} (${found})`;
}

function join(first: BikramDay, last: BikramDay): string {
  const end = `${last.day} ${last.month} ${last.year}`;
  if (first.year !== last.year) return `${first.day} ${first.month} ${first.year} – ${end}`;
  return first.month === last.month ? `${first.day} – ${end}` : `${first.day} ${first.month} – ${end}`;
}
