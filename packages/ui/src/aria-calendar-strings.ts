import type { CalendarDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { BikramSambatCalendar } from '@portal/clinical-domain/bikram-sambat/bikram-calendar';
import { formatMonth, formatWholeDay } from '@portal/clinical-domain/time/format-calendar';
import { useDayView } from './i18n/day-view.ts';
import { writeCalendar } from './calendar-writing.ts';

/*
 * Takes the place of react-aria's own module of this purpose (aria-locales.plugin.ts), and so has its names: what its
 * calendars say of the days that are shown and chosen, in the language and the calendar of the screen.
 */

export const hookData = new WeakMap<object, unknown>();

export const getEraFormat = () => undefined;

export function useVisibleRangeDescription(start: CalendarDate): string {
  return formatMonth(start.toString(), useViewOf(start));
}

export function useSelectedDateDescription({ value }: { value: CalendarDate | null }): string {
  const { t } = useLingui();
  const view = useViewOf(value);
  if (value === null) return '';
  const day = formatWholeDay(value.toString(), view);
  return t`Chosen day: ${day}`;
}

function useViewOf(date: CalendarDate | null) {
  return writeCalendar(useDayView(), date?.calendar instanceof BikramSambatCalendar).view;
}
