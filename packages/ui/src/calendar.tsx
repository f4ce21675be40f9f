import { useState } from 'react';
import { parseDate, toCalendar } from '@internationalized/date';
import { BikramSambatCalendar } from '@portal/clinical-domain/bikram-sambat/bikram-calendar';
import type { DayView } from '@portal/clinical-domain/language/format-locale';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { useDayView } from './i18n/day-view.ts';
import { AriaLocale } from './aria-locale.tsx';
import type { CalendarDays } from './calendar-days.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { showsBikramSambat, writeCalendar } from './calendar-writing.ts';
import { CalendarYear } from './calendar-year.tsx';

type Props = CalendarDays & {
  label: string;
  /** Days are texts such as 2026-11-20: a day of the AD calendar, whichever is shown, and not a moment. */
  value?: string | null;
  onChange?: (day: string) => void;
  min?: string;
  max?: string;
  /** As the patient chose, unless it is told. */
  view?: DayView;
};

/** A month of days; its heading leads to the year's months, and no further. Weeks start on Sunday. */
export function Calendar({ label, value, onChange, min, max, view, ...days }: Props) {
  const [depth, setDepth] = useState<'month' | 'year'>('month');
  const { isAvailable, today } = days;
  const chosen = useDayView();
  const isBikram = showsBikramSambat(view ?? chosen, [today, value, min, max]);
  const writing = writeCalendar(view ?? chosen, isBikram);
  // React-aria mixes these with its own days, so all are of one calendar.
  const toDate = (day: string) => (isBikram ? toCalendar(parseDate(day), bikramSambat) : parseDate(day));
  return (
    <AriaLocale>
      <AriaCalendar
        key={isBikram ? 'bs' : 'ad'}
        aria-label={label}
        className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 ${withoutSecondNext}`}
        firstDayOfWeek="sun"
        defaultFocusedValue={toDate(value ?? today)}
        {...(isBikram && { createCalendar: createBikramSambat })}
        {...(value !== undefined && { value: value === null ? null : toDate(value) })}
        {...(onChange && { onChange: (date) => onChange(date.toString()) })}
        {...(min !== undefined && { minValue: toDate(min) })}
        {...(max !== undefined && { maxValue: toDate(max) })}
        {...(isAvailable && { isDateUnavailable: (date) => !isAvailable(date.toString()) })}
      >
        {depth === 'month' ? (
          <CalendarMonth days={days} writing={writing} onShowYear={() => setDepth('year')} />
        ) : (
          <CalendarYear writing={writing} onShowMonth={() => setDepth('month')} />
        )}
      </AriaCalendar>
    </AriaLocale>
  );
}

/** React-aria asks once and remembers by this function. */
const createBikramSambat = () => bikramSambat;
const bikramSambat = new BikramSambatCalendar();

/** React-aria ends the calendar with a hidden button named Next; ours are named by what they lead to. */
const withoutSecondNext = '[&>:last-child:has(>button[tabindex="-1"])]:hidden';
