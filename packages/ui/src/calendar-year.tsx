import { useLingui } from '@lingui/react/macro';
import { formatMonth, formatMonthName } from '@portal/clinical-domain/time/format-calendar';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { endOfMonth, type CalendarDate } from '@internationalized/date';
import { useContext } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import type { CalendarWriting } from './calendar-days.ts';
import { CalendarHead } from './calendar-head.tsx';
import { classNames } from './class-names.ts';

type Props = { writing: CalendarWriting; onShowMonth: () => void };

/** The widest view: the twelve months of one year. */
export function CalendarYear({ writing: { view }, onShowMonth }: Props) {
  const { t } = useLingui();
  const { language, bikram } = view;
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const { focusedDate, minValue, maxValue } = state;
  const isOutside = (from: CalendarDate, to: CalendarDate) =>
    Boolean((minValue && to.compare(minValue) < 0) || (maxValue && from.compare(maxValue) > 0));
  const firstMonth = focusedDate.set({ month: 1, day: 1 });
  const year = (offset: number) => {
    const from = firstMonth.add({ years: offset });
    return {
      isDisabled: isOutside(from, from.set({ month: 12, day: 31 })),
      go: () => state.setFocusedDate(focusedDate.add({ years: offset })),
    };
  };

  function show(month: CalendarDate) {
    state?.setFocusedDate(month);
    state?.setFocused(true);
    onShowMonth();
  }

  return (
    <>
      <CalendarHead
        back={{ label: t`Previous year`, ...year(-1) }}
        forward={{ label: t`Next year`, ...year(1) }}
      >
        <p aria-live="polite" className="py-2 text-lg font-semibold tracking-title tabular-nums">
          {formatDigits(focusedDate.year, language)}
        </p>
      </CalendarHead>
      <ul className="grid grid-cols-3 gap-2">
        {Array.from({ length: 12 }, (_, index) => firstMonth.set({ month: index + 1 })).map((month) => {
          const isShown = month.month === focusedDate.month;
          return (
            <li key={month.month}>
              <button
                type="button"
                ref={isShown ? focusOnArrival : undefined}
                aria-label={formatMonth(month.toString(), view)}
                aria-current={isShown ? 'date' : undefined}
                disabled={isOutside(month, endOfMonth(month))}
                onClick={() => show(month)}
                className={classNames(
                  'min-h-14 w-full rounded-[12px] border-[1.5px] px-1 font-semibold enabled:hover:bg-soft disabled:font-normal disabled:text-disabled',
                  isShown ? 'border-primary text-link' : 'border-transparent',
                )}
              >
                {bikram?.find(month.toString(), language)?.month ??
                  formatMonthName(month.toString(), language, 'short')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Whoever came from the month's heading, which is gone, goes on from here; later renders leave the focus alone. */
function focusOnArrival(button: HTMLButtonElement | null) {
  if (button && !button.closest('ul')?.contains(document.activeElement)) button.focus();
}
