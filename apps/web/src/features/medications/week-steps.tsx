import { Trans } from '@lingui/react/macro';
import { clinicDay, addDays } from '@portal/clinical-domain/time/clinic-day';
import { listReachableDays, weekOf } from '@portal/clinical-domain/medicines/week';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@portal/ui/button.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

type Props = { day: string; now: number; onDay: (day: string) => void };

/** To the week before, so that on a Sunday yesterday can be marked, and back. */
export function WeekSteps({ day, now, onDay }: Props) {
  const { zone } = useClinicView();
  const today = clinicDay(now, zone);
  const before = addDays(weekOf(day)[0] ?? day, -1);
  const isThisWeek = weekOf(day).includes(today);
  return (
    <div className="flex justify-between gap-2">
      {listReachableDays(now, zone).includes(before) && (
        <Button variant="ghost" size="sm" onClick={() => onDay(before)}>
          <ChevronLeft size={18} aria-hidden="true" />
          <Trans>Previous week</Trans>
        </Button>
      )}
      {!isThisWeek && (
        <Button variant="ghost" size="sm" className="ml-auto" onClick={() => onDay(today)}>
          <Trans>This week</Trans>
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
