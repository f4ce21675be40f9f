import { Trans, useLingui } from '@lingui/react/macro';
import { countDaysUntil } from '@portal/clinical-domain/time/clinic-day';
import { readClinicTime } from '@portal/clinical-domain/time/format-clinic-time';
import { formatDateTime } from '@portal/clinical-domain/time/format-date';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import type { Appointment, Practitioner } from 'fhir/r4';
import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Avatar } from '@portal/ui/avatar.tsx';
import { DateTile } from '@portal/ui/date-tile.tsx';
import { DaysUntil } from '@portal/ui/days-until.tsx';
import { hueOfPerson } from '@portal/ui/hues.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { VisitTypeAtPlace } from '@portal/ui/visit-place.tsx';
import { VisitStateBadge, VisitStateSentence } from '@portal/ui/visit-state.tsx';
import { visitTypeName } from '@portal/ui/visit-type-name.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { findDoctorOf, useDoctorOf } from './use-doctor-of.ts';

type Props = { visit: Appointment; practitioners: Practitioner[]; now: Date };

/** When, what and where, with whom. */
export function ComingVisit({ visit, practitioners, now }: Props) {
  const view = useClinicView();
  const titleId = useId();
  const start = visit.start === undefined ? undefined : new Date(visit.start);
  const doctor = useDoctorOf(visit, practitioners);
  const specialty = readTranslated(visit.specialty?.[0]?.coding?.[0], 'display', view.language);
  return (
    <article
      aria-labelledby={titleId}
      className="liftable relative min-w-0 rounded-lg bg-surface p-4 shadow-sm sm:p-6"
    >
      <div className="flex items-start gap-3.5">
        <VisitDay start={start} />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-lg tabular-nums">
            <Link to={`/appointments/${visit.id}`} className="after:absolute after:inset-0 after:rounded-lg">
              {start ? <time dateTime={visit.start}>{formatDateTime(start, view)}</time> : <Trans>N/A</Trans>}
            </Link>
          </h2>
          {!start && (
            <p className="text-sm text-muted">
              <Trans>The clinic will set the time.</Trans>
            </p>
          )}
          <p className="mt-1 text-sm text-muted">
            <VisitTypeAtPlace visit={visit} type={<VisitType visit={visit} />} />
          </p>
          <VisitStateSentence visit={visit} now={now} className="mt-1 text-sm text-muted" />
        </div>
      </div>
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-divider pt-3">
        <div className="flex min-w-0 items-center gap-2.5">
          <Avatar
            name={doctor.text}
            size="sm"
            hue={hueOfPerson(findDoctorOf(visit)?.reference?.split('/').at(-1))}
          />
          <div className="min-w-0 leading-snug">
            <p className="font-semibold">
              <LangText>{doctor}</LangText>
            </p>
            <p className="text-sm text-muted">
              <LangText>{specialty}</LangText>
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <VisitStateBadge visit={visit} now={now} />
          {start && <DaysUntil days={countDaysUntil(start, now, view.zone)} />}
        </div>
      </div>
    </article>
  );
}

function VisitDay({ start }: { start: Date | undefined }) {
  const view = useClinicView();
  if (!start)
    return (
      <span
        aria-hidden="true"
        className="grid min-h-17 w-15 flex-none place-items-center rounded-md bg-neutral text-on-neutral"
      >
        <CalendarClock size={26} strokeWidth={1.75} />
      </span>
    );
  const { weekday, day, month } = readClinicTime(start, view);
  return <DateTile weekday={weekday} day={day} month={month} />;
}

function VisitType({ visit: { appointmentType } }: { visit: Appointment }) {
  const { t } = useLingui();
  const { language } = useClinicView();
  const [coding] = appointmentType?.coding ?? [];
  const known = visitTypeName(coding?.code);
  if (known) return t(known);
  const name =
    readTranslated(coding, 'display', language) ?? readTranslated(appointmentType, 'text', language);
  return <LangText>{name}</LangText>;
}
