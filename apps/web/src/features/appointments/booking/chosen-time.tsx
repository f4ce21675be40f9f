import { Trans } from '@lingui/react/macro';
import type { VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import { formatDate, formatTimeRange, formatWeekdayAndDate } from '@portal/clinical-domain/time/format-date';
import { ClinicTimeNote } from '../clinic-time-note.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';

/** The chosen visit in a tinted box beside the step. */
export function ChosenTime({ visit }: { visit: VisitSlot }) {
  const view = useClinicView();
  const start = new Date(visit.start);
  return (
    <div className="mt-4 rounded-md bg-soft px-4 py-3.5 tabular-nums">
      <p className="text-sm text-muted">
        <Trans>Selected date and time</Trans>
      </p>
      <p className="mt-0.5 font-semibold">{formatWeekdayAndDate(start, view)}</p>
      <p className="font-semibold">{formatTimeRange(start, new Date(visit.end), view)}</p>
      <ClinicTimeNote start={start} />
    </div>
  );
}

/** The same in two short lines. */
export function ChosenTimeLines({ visit }: { visit: VisitSlot }) {
  const view = useClinicView();
  const start = new Date(visit.start);
  return (
    <div className="text-sm tabular-nums">
      <p className="font-semibold">{formatTimeRange(start, new Date(visit.end), view)}</p>
      <p className="text-muted">{formatDate(start, view)}</p>
      <ClinicTimeNote start={start} />
    </div>
  );
}
