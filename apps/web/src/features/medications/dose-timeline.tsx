import { useLingui } from '@lingui/react/macro';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import type { JudgedDose } from '@portal/clinical-domain/medicines/judge-doses';
import { arrangeTimeline, type TimelineItem } from '@portal/clinical-domain/medicines/timeline';
import { Check, ClockAlert, X } from 'lucide-react';
import { classNames } from '@portal/ui/class-names.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { DoseCard } from './dose-card.tsx';
import type { DoseHandlers } from './dose-handlers.ts';

type Props = DoseHandlers & { doses: JudgedDose[]; now: number; canLog: boolean; isToday: boolean };

/** The doses of one day in their order; the time stands where it changes, the warning of two doses once. */
export function DoseTimeline({ doses, now, ...rest }: Props) {
  const { t } = useLingui();
  const items = arrangeTimeline(doses, now);
  const firstLate = items.find(({ mark }) => mark === 'late');
  return (
    <ol aria-label={t`Doses`} className="grid grid-cols-[minmax(0,1fr)]">
      {items.map((item) => (
        <li
          key={`${item.order.id} ${item.at}`}
          className="group relative grid grid-cols-[26px_minmax(0,1fr)] gap-x-3 pb-3 last:pb-0 sm:grid-cols-[4.75rem_26px_minmax(0,1fr)] sm:gap-x-2.5"
        >
          <Time item={item} />
          <Node item={item} />
          <DoseCard item={item} isFirstLate={item === firstLate} {...rest} />
        </li>
      ))}
    </ol>
  );
}

function Time({ item: { at, showsTime } }: { item: TimelineItem }) {
  const view = useClinicView();
  const instant = new Date(at);
  return (
    <time
      dateTime={instant.toISOString()}
      className={classNames(
        'col-start-2 text-sm font-semibold tabular-nums sm:col-start-1 sm:row-start-1 sm:pt-5 sm:text-right',
        showsTime ? 'pt-0.5 pb-2 sm:pb-0' : 'sr-only',
      )}
    >
      {formatTime(instant, view)}
    </time>
  );
}

function Node({ item: { state, mark, isNext, showsTime } }: { item: TimelineItem }) {
  const isDone = state === 'done';
  const isLate = mark === 'late';
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative col-start-1 row-start-1 row-end-3 grid justify-items-center content-start sm:col-start-2 sm:row-end-2',
        'before:absolute before:top-0 before:-bottom-3 before:w-0.5 group-first:before:top-4 group-last:before:bottom-[calc(100%-30px)]',
        isDone ? 'before:bg-success-solid' : 'before:bg-line',
      )}
    >
      <span
        className={classNames(
          'relative grid size-6.5 place-items-center rounded-full border-2 sm:mt-4',
          !showsTime && 'max-sm:mt-4.5',
          isDone && 'border-success-solid bg-success-solid text-surface',
          !isDone && isNext && 'border-primary bg-surface shadow-[0_0_0_4px_var(--color-primary-soft-hover)]',
          isLate && 'border-warning-solid bg-warning-solid text-surface',
          !isDone && !isNext && !isLate && 'border-line-control bg-surface text-muted',
        )}
      >
        {isDone && <Check size={16} strokeWidth={3} />}
        {isLate && <ClockAlert size={16} />}
        {state === 'skipped' && <X size={14} strokeWidth={3} />}
      </span>
    </span>
  );
}
