import { useState } from 'react';
import { parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { AriaLocale } from './aria-locale.tsx';
import type { CalendarDays } from './calendar-days.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { CalendarYear } from './calendar-year.tsx';

type Props = CalendarDays & {
  label: string;
  /** Days are texts such as 2026-11-20: a day of the calendar, not a moment. */
  value?: string | null;
  onChange?: (day: string) => void;
  min?: string;
  max?: string;
};

/** A month of days; its heading leads to the year's months, and no further. Weeks start on Sunday. */
export function Calendar({ label, value, onChange, min, max, ...days }: Props) {
  const [view, setView] = useState<'month' | 'year'>('month');
  const { isAvailable, today } = days;
  return (
    <AriaLocale>
      <AriaCalendar
        aria-label={label}
        className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 ${withoutSecondNext}`}
        firstDayOfWeek="sun"
        defaultFocusedValue={parseDate(value ?? today)}
        {...(value !== undefined && { value: value === null ? null : parseDate(value) })}
        {...(onChange && { onChange: (date) => onChange(date.toString()) })}
        {...(min !== undefined && { minValue: parseDate(min) })}
        {...(max !== undefined && { maxValue: parseDate(max) })}
        {...(isAvailable && { isDateUnavailable: (date) => !isAvailable(date.toString()) })}
      >
        {view === 'month' ? (
          <CalendarMonth days={days} onShowYear={() => setView('year')} />
        ) : (
          <CalendarYear onShowMonth={() => setView('month')} />
        )}
      </AriaCalendar>
    </AriaLocale>
  );
}

/** React-aria ends the calendar with a hidden button named Next; ours are named by what they lead to. */
const withoutSecondNext = '[&>:last-child:has(>button[tabindex="-1"])]:hidden';
