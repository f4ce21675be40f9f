import { Plural, Trans } from '@lingui/react/macro';
import { readClinicTime } from '@portal/clinical-domain/time/format-clinic-time';
import { formatDate, formatTimeRange } from '@portal/clinical-domain/time/format-date';
import type { ComingVisits } from '@portal/fhir-queries/appointment.query';
import type { Appointment, Practitioner } from 'fhir/r4';
import { DateTile } from '@portal/ui/date-tile.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { VisitPlaceLine } from '@portal/ui/visit-place.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { Fact, Foot, Line, NothingYet } from '../summary-card.tsx';
import { useDoctorOf } from '../use-doctor-of.ts';

export function VisitsSummary({ coming: { visits, practitioners } }: { coming: ComingVisits }) {
  const [next, ...others] = visits;
  if (!next)
    return (
      <NothingYet>
        <Trans>Your visits will show up here.</Trans>
      </NothingYet>
    );
  return (
    <>
      <NextVisit visit={next} practitioners={practitioners} />
      {others.length > 0 && (
        <Foot>
          <Plural value={others.length} one="# more visit to come" other="# more visits to come" />
        </Foot>
      )}
    </>
  );
}

function NextVisit({ visit, practitioners }: { visit: Appointment; practitioners: Practitioner[] }) {
  const view = useClinicView();
  const doctor = useDoctorOf(visit, practitioners);
  const start = visit.start === undefined ? undefined : new Date(visit.start);
  const end = visit.end === undefined ? undefined : new Date(visit.end);
  return (
    <div className="flex items-start gap-3.5">
      {start && <Day start={start} />}
      <div className="grid min-w-0 flex-1 gap-1">
        <Fact>
          <LangText>{doctor}</LangText>
        </Fact>
        <Line>
          {start ? (
            <>
              <span className="sr-only">{formatDate(start, view)}, </span>
              {formatTimeRange(start, end, view)}
            </>
          ) : (
            <Trans>The clinic will set the time.</Trans>
          )}
        </Line>
        <VisitPlaceLine visit={visit} className="text-muted" />
      </div>
    </div>
  );
}

function Day({ start }: { start: Date }) {
  const { weekday, day, month } = readClinicTime(start, useClinicView());
  return <DateTile weekday={weekday} day={day} month={month} />;
}
