import { Trans, useLingui } from '@lingui/react/macro';
import { formatMonth, listWeekdays } from '@portal/clinical-domain/time/format-calendar';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { leadsWithBikram } from '@portal/clinical-domain/language/format-locale';
import type { DoseState } from '@portal/clinical-domain/medicines/dose-states';
import { Check } from 'lucide-react';
import { Card } from '@portal/ui/card.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { useDayView } from '@portal/ui/i18n/day-view.ts';

type Props = {
  week: string[];
  today: string;
  selected: string;
  statesOf: (day: string) => DoseState[];
  onSelect: (day: string) => void;
};

/** A week from Sunday to Saturday, the current one at first; a tick where every dose of the day was taken. */
export function WeekStrip({ week, today, selected, statesOf, onSelect }: Props) {
  const { t } = useLingui();
  return (
    <Card aria-label={t`Week`} className="px-2! py-2.5! sm:px-5! sm:py-4!">
      <ul className="grid grid-cols-7 gap-1 sm:gap-2.5">
        {week.map((day, weekday) => (
          <li key={day} className="min-w-0">
            <Day
              day={day}
              weekday={weekday}
              isToday={day === today}
              isSelected={day === selected}
              states={statesOf(day)}
              onSelect={() => onSelect(day)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type DayProps = {
  day: string;
  weekday: number;
  isToday: boolean;
  isSelected: boolean;
  states: DoseState[];
  onSelect: () => void;
};

function Day({ day, weekday, isToday, isSelected, states, onSelect }: DayProps) {
  const { t } = useLingui();
  const view = useDayView();
  const { language } = view;
  const bikramDay = leadsWithBikram(view) ? view.bikram?.find(day, language)?.day : undefined;
  const isDone = states.length > 0 && states.every((state) => state === 'done');
  const spoken = [formatMonth(day, view), isDone && t`all taken`, states.length === 0 && t`no doses`];
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-current={isToday ? 'date' : undefined}
      onClick={onSelect}
      className={classNames(
        'grid min-h-19 w-full content-center justify-items-center gap-0.5 rounded-[16px] border-[1.5px] py-1.5 text-[min(var(--text-xs),3.2vw)] leading-[1.3] font-medium sm:min-h-23',
        isToday ? 'border-primary' : 'border-transparent',
        isSelected ? 'bg-primary text-on-primary' : 'text-muted hover:bg-hover',
      )}
    >
      <span>{isToday ? <Trans>Today</Trans> : listWeekdays(language)[weekday]}</span>
      <b
        className={classNames('text-xl leading-tight font-semibold tabular-nums', !isSelected && 'text-ink')}
      >
        {bikramDay ?? formatDigits(day.slice(8), language)}
      </b>
      <span className="sr-only">{spoken.filter(Boolean).join(', ')}</span>
      <span aria-hidden="true" className="grid h-3.5 place-items-center">
        {isDone && <Check size={14} strokeWidth={3} className={isSelected ? '' : 'text-on-success'} />}
        {!isDone && states.length > 0 && <i className="size-[5px] rounded-full bg-current" />}
      </span>
    </button>
  );
}
