import type { Appointment } from 'fhir/r4';
import { Clock, MapPin } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { DateTile } from '../../ui/date-tile.tsx';
import { formatDate, formatDaysUntil, formatTimeRange, isElsewhere, readClinicTime } from './clinic-time.ts';
import { describeVisit } from './next-visit.ts';
import { UpcomingVisits } from './upcoming-visits.tsx';

type Props = { appointment: Appointment; now: Date; zone: string };

export function NextVisitCard({ appointment, now, zone }: Props) {
  const { doctor, kind, place, start, end } = describeVisit(appointment);
  const badge = start && (
    <Badge kind="info" icon={Clock}>
      {formatDaysUntil(start, now, zone)}
    </Badge>
  );
  return (
    <UpcomingVisits badge={badge}>
      <div className="flex items-start gap-3.5">
        {start && <DateTile {...readClinicTime(start, zone)} />}
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">{doctor}</h3>
          {kind && <p className="text-sm text-muted">{kind}</p>}
          <p className="mt-1.5 font-semibold tabular-nums">
            {start ? formatTimeRange(start, end, zone) : 'N/A'}
          </p>
          {start && (
            <p className="text-sm text-muted tabular-nums">
              <time dateTime={appointment.start}>{formatDate(start, zone)}</time>
              {isElsewhere(start, zone) && ` · clinic time (${zone})`}
            </p>
          )}
          {place && (
            <p className="mt-1.5 flex items-start gap-1.5 text-sm text-muted">
              <MapPin
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                className="mt-[.18em] flex-none text-subtle"
              />
              {place}
            </p>
          )}
        </div>
      </div>
    </UpcomingVisits>
  );
}
