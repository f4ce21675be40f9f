import { Trans, useLingui } from '@lingui/react/macro';
import { countDaysUntil } from '@portal/clinical-domain/time/clinic-day';
import { isElsewhere } from '@portal/clinical-domain/time/device-time';
import { readClinicTime } from '@portal/clinical-domain/time/format-clinic-time';
import { formatDate, formatTime, formatTimeRange } from '@portal/clinical-domain/time/format-date';
import { findVideoWindow, isVideoVisit } from '@portal/clinical-domain/video/video-window';
import type { Appointment, Practitioner } from 'fhir/r4';
import { Video } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { Badge } from '@portal/ui/badge.tsx';
import { LinkButton } from '@portal/ui/button.tsx';
import { DateTile } from '@portal/ui/date-tile.tsx';
import { DaysUntil } from '@portal/ui/days-until.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { VisitPlaceLine } from '@portal/ui/visit-place.tsx';
import { VisitStateBadge, VisitStateSentence } from '@portal/ui/visit-state.tsx';
import { visitTypeName } from '@portal/ui/visit-type-name.ts';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import { describeVisit } from './next-visit.ts';
import { UpcomingVisits } from './upcoming-visits.tsx';

/** After the first view: few visits are by video, and fewer are now. It shows nothing of the others. */
const JoinVisit = lazy(async () => ({ default: (await import('@portal/ui/join-visit.tsx')).JoinVisit }));

type Props = {
  appointment: Appointment;
  doctor: Practitioner | undefined;
  /** Its call can be joined now. */
  isOpen: boolean;
  now: Date;
  zone: string;
};

export function NextVisitCard({ appointment, doctor, isOpen, now, zone }: Props) {
  const { t } = useLingui();
  const view = { ...useDayView(), zone };
  const { name, specialty, type, start, end } = describeVisit(appointment, doctor, view.language);
  const knownType = visitTypeName(appointment.appointmentType?.coding?.[0]?.code);
  const titleId = useId();
  return (
    <UpcomingVisits
      isOpen={isOpen}
      badge={
        isOpen ? (
          <Badge kind="success" icon={Video}>
            <Trans>Open now</Trans>
          </Badge>
        ) : (
          start && <DaysUntil days={countDaysUntil(start, now, zone)} />
        )
      }
    >
      <div className="flex items-start gap-3.5">
        {start && <Tile {...readClinicTime(start, view)} />}
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-lg">
            {name ? <LangText>{name}</LangText> : <Trans>Unnamed</Trans>}
          </h3>
          <p className="text-sm text-muted">
            <LangText>{specialty}</LangText>
            {specialty && type && ' · '}
            {knownType ? t(knownType) : <LangText>{type}</LangText>}
          </p>
          <p className="mt-1.5 font-semibold tabular-nums">
            {start ? formatTimeRange(start, end, view) : <Trans>N/A</Trans>}
          </p>
          {start && (
            <p className="text-sm text-muted tabular-nums">
              <time dateTime={appointment.start}>{formatDate(start, view)}</time>
              {isElsewhere(start, zone) && (
                <>
                  {' · '}
                  <Trans>clinic time ({zone})</Trans>
                </>
              )}
            </p>
          )}
          <VisitPlaceLine visit={appointment} className="mt-1.5 text-muted" />
          {!isOpen && <JoinFrom visit={appointment} zone={zone} />}
        </div>
      </div>
      <div className="mt-3">
        <VisitStateBadge visit={appointment} now={now} />
        <VisitStateSentence visit={appointment} now={now} className="mt-1 text-sm text-muted" />
      </div>
      {getPortalConfig().video && (
        <Suspense>
          <JoinVisit visit={appointment} aria-describedby={titleId} className="mt-4 w-full" />
        </Suspense>
      )}
      <LinkButton
        variant="soft"
        to={`/appointments/${appointment.id}`}
        aria-describedby={titleId}
        className="mt-4 w-full"
      >
        <Trans>View Details</Trans>
      </LinkButton>
    </UpcomingVisits>
  );
}

function JoinFrom({ visit, zone }: { visit: Appointment; zone: string }) {
  const view = { ...useDayView(), zone };
  const opens = isVideoVisit(visit) && getPortalConfig().video && findVideoWindow(visit)?.start;
  if (!opens) return null;
  const time = formatTime(new Date(opens), view);
  return (
    <p className="mt-1 text-sm text-muted tabular-nums">
      <Trans>You can join from {time}.</Trans>
    </p>
  );
}

function Tile({ weekday, day, month }: ReturnType<typeof readClinicTime>) {
  return <DateTile weekday={weekday} day={day} month={month} />;
}
