import { Trans } from '@lingui/react/macro';
import { clinicDay, countDaysUntil } from '@portal/clinical-domain/time/clinic-day';
import { readClinicTime } from '@portal/clinical-domain/time/format-clinic-time';
import { formatDate, formatTimeRange } from '@portal/clinical-domain/time/format-date';
import type { Appointment } from 'fhir/r4';
import { DateTile } from '@portal/ui/date-tile.tsx';
import { DaysUntil } from '@portal/ui/days-until.tsx';
import { ClinicTimeNote } from './clinic-time-note.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

/** Today if it is today, N/A if it is not known. */
export function VisitDate({ visit: { start }, now }: { visit: Appointment; now: Date }) {
  const view = useClinicView();
  if (start === undefined) return <Trans>N/A</Trans>;
  const isToday = clinicDay(Date.parse(start), view.zone) === clinicDay(now.getTime(), view.zone);
  return <time dateTime={start}>{isToday ? <Trans>Today</Trans> : formatDate(new Date(start), view)}</time>;
}

export function VisitHours({ visit: { start, end } }: { visit: Appointment }) {
  const view = useClinicView();
  if (start === undefined) return null;
  return (
    <>
      {formatTimeRange(new Date(start), end === undefined ? undefined : new Date(end), view)}
      <ClinicTimeNote start={new Date(start)} />
    </>
  );
}

type TileProps = { visit: Appointment; look?: Parameters<typeof DateTile>[0]['look'] };

export function VisitTile({ visit: { start }, look = 'soft' }: TileProps) {
  const view = useClinicView();
  if (start === undefined) return null;
  const { weekday, day, month } = readClinicTime(new Date(start), view);
  return <DateTile weekday={weekday} day={day} month={month} look={look} />;
}

/** For a card in the brand's colour. */
export function DaysUntilVisit({ visit: { start }, now }: { visit: Appointment; now: Date }) {
  const { zone } = useClinicView();
  if (start === undefined) return null;
  return <DaysUntil kind="paper" days={countDaysUntil(new Date(start), now, zone)} />;
}
