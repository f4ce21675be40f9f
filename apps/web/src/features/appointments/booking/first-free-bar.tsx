import { Trans } from '@lingui/react/macro';
import { formatVisitTime } from '@portal/clinical-domain/time/format-date';
import { Check, Zap } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import type { Chosen } from './booking-state.ts';

type Props = { time: Chosen; isChosen: boolean; onChoose: (time: Chosen | undefined) => void };

/** The soonest visit with this doctor, whichever day is looked at; a second press gives it back. */
export function FirstFreeBar({ time, isChosen, onChoose }: Props) {
  const view = useClinicView();
  const id = useId();
  const when = formatVisitTime(new Date(time.visit.start), view);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-success-line bg-success py-1.5 pr-1.5 pl-3.5 lg:py-3 lg:pr-3.5">
      <Zap size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-on-success" />
      <p id={id} className="min-w-0 flex-[1_1_9rem] text-sm tabular-nums">
        <span className="max-lg:block">
          <Trans>First free time</Trans>
        </span>{' '}
        <span className="font-semibold">{when}</span>
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="border-transparent!"
        aria-pressed={isChosen}
        aria-describedby={id}
        onClick={() => onChoose(isChosen ? undefined : { window: time.window, visit: time.visit })}
      >
        {isChosen && <Check size={18} aria-hidden="true" />}
        <Trans>Choose</Trans>
      </Button>
    </div>
  );
}
