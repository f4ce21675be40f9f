import { useLingui } from '@lingui/react/macro';
import { formatWholeDay } from '@portal/clinical-domain/time/format-calendar';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { endOfWeek, parseDate, type CalendarDate } from '@internationalized/date';
import { CalendarCell, type CalendarCellRenderProps } from 'react-aria-components/Calendar';
import type { CalendarDays, CalendarWriting } from './calendar-days.ts';
import { classNames } from './class-names.ts';

type Props = { date: CalendarDate; days: CalendarDays; writing: CalendarWriting };

/** One day: available, chosen, today, or not to be had; the other calendar's digit below it. */
export function CalendarDay({ date, days, writing }: Props) {
  const spoken = useSpokenDay(date, days, writing);
  const day = date.toString();
  const other = writing.otherDigit?.(day);
  const isComing = endOfWeek(date, 'en-US').compare(parseDate(days.today)) >= 0;
  return (
    <CalendarCell
      date={date}
      className={(state) => dayLook(state, days.isAvailable !== undefined, day === days.today)}
      render={(props, state) => (
        <div {...props} aria-label={spoken(state)} data-coming={isComing ? '' : undefined} />
      )}
    >
      {formatDigits(date.day, writing.view.language)}
      {other?.digit && (
        <small
          aria-hidden="true"
          lang={other.lang}
          data-digit={other.digit}
          className="text-2xs leading-tight font-normal before:content-[attr(data-digit)]"
        />
      )}
    </CalendarCell>
  );
}

function dayLook(state: CalendarCellRenderProps, hasAvailability: boolean, isToday: boolean): string {
  const { isSelected, isUnavailable, isDisabled, isOutsideMonth } = state;
  const isOff = isDisabled || isUnavailable || isOutsideMonth;
  return classNames(
    'relative mx-auto grid min-h-11 w-full max-w-13 cursor-pointer content-center justify-items-center rounded-[12px] leading-[1.1] tabular-nums data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-(--color-focus)',
    dayBorder(isToday, hasAvailability && !isOff && !isSelected),
    isOff && 'cursor-default! font-normal text-subtle',
    isSelected && !isOutsideMonth && 'bg-primary font-semibold text-on-primary',
    !isOff && !isSelected && 'font-semibold',
    !isOff && !isSelected && (hasAvailability ? 'bg-soft text-on-soft hover:bg-soft-hover' : 'hover:bg-soft'),
  );
}

/** The fills are too faint to tell an available day from the rest: its border does, 3:1. */
function dayBorder(isToday: boolean, isFree: boolean): string {
  if (isToday) return 'border-[2.5px] border-primary';
  return classNames('border-[1.5px]', isFree ? 'border-line-control' : 'border-transparent');
}

function useSpokenDay(date: CalendarDate, days: CalendarDays, writing: CalendarWriting) {
  const { t } = useLingui();
  const { today, isAvailable } = days;
  const day = date.toString();
  return ({ isSelected, isUnavailable, isDisabled }: CalendarCellRenderProps) =>
    [
      formatWholeDay(day, writing.view),
      writing.otherSpoken?.(day),
      day === today && t`today`,
      isSelected && t`chosen`,
      isAvailable && (isUnavailable || isDisabled ? t`not available` : t`available`),
    ]
      .filter(Boolean)
      .join(', ');
}
