import { useLingui } from '@lingui/react/macro';
import { formatMonth, listWeekdays } from '@portal/clinical-domain/time/format-calendar';
import { ChevronDown } from 'lucide-react';
import { useContext } from 'react';
import { CalendarGrid, CalendarGridBody, CalendarStateContext } from 'react-aria-components/Calendar';
import { CalendarDay } from './calendar-day.tsx';
import type { CalendarDays, CalendarWriting } from './calendar-days.ts';
import { CalendarHead } from './calendar-head.tsx';

type Props = { days: CalendarDays; writing: CalendarWriting; onShowYear: () => void };

/** The deepest view: the days of one month. */
export function CalendarMonth({ days, writing, onShowYear }: Props) {
  const { t } = useLingui();
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const { start, end } = state.visibleRange;
  const other = writing.otherMonth?.(start.toString(), end.toString());
  return (
    <>
      <CalendarHead
        back={{
          label: t`Previous month`,
          isDisabled: state.isPreviousVisibleRangeInvalid(),
          go: () => state.focusPreviousPage(),
        }}
        forward={{
          label: t`Next month`,
          isDisabled: state.isNextVisibleRangeInvalid(),
          go: () => state.focusNextPage(),
        }}
      >
        <button
          type="button"
          onClick={onShowYear}
          className="inline-flex min-h-11 max-w-full flex-wrap items-center justify-center gap-1 rounded-sm px-2 text-lg font-semibold tracking-title tabular-nums hover:bg-hover"
        >
          <span aria-live="polite">{formatMonth(start.toString(), writing.view)}</span>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-subtle" />
        </button>
        {other && <p className="-mt-1 text-sm text-subtle">{other}</p>}
      </CalendarHead>
      <CalendarGrid
        weekdayStyle="short"
        className="w-full table-fixed border-collapse [&_td]:px-px [&_td]:py-0.5 [&_td]:text-center"
      >
        <thead aria-hidden="true">
          <tr>
            {listWeekdays(writing.view.language).map((day) => (
              <th
                key={day}
                className="h-8 overflow-hidden text-[min(var(--text-xs),3.4vw)] font-semibold text-muted"
              >
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <CalendarGridBody
          className={days.foldsPastWeeks ? 'max-sm:[&_tr:not(:has([data-coming]))]:hidden' : ''}
        >
          {(date) => <CalendarDay date={date} days={days} writing={writing} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
