import { useLingui } from '@lingui/react/macro';
import { readClinicTime } from '@portal/clinical-domain/time/format-clinic-time';
import { formatDate, formatTimeRange } from '@portal/clinical-domain/time/format-date';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { readTranslated, type RecordText } from '@portal/clinical-domain/language/translated-text';
import type { Appointment } from 'fhir/r4';
import { useState } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import type { OfflineRecord } from '../../session/offline-copy/offline-record.ts';
import { DateTile } from '@portal/ui/date-tile.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { VisitPlaceLine } from '@portal/ui/visit-place.tsx';
import { VisitStateBadge, VisitStateSentence } from '@portal/ui/visit-state.tsx';
import { OfflineSection } from './offline-section.tsx';
import { useOfflineView } from './use-offline-view.ts';

/** Those that were to come when the copy was made and still are. */
export function OfflineVisits({ record }: { record: OfflineRecord }) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const coming = record.visits.filter(({ end, start }) => Date.parse(end ?? start ?? '') >= now);
  return (
    <OfflineSection title={t`Upcoming Visits`} isEmpty={coming.length === 0}>
      {coming.map((visit) => (
        <li key={visit.id}>
          <Visit visit={visit} record={record} now={new Date(now)} />
        </li>
      ))}
    </OfflineSection>
  );
}

function Visit({ visit, record, now }: { visit: Appointment; record: OfflineRecord; now: Date }) {
  const view = useOfflineView(record);
  const doctor = useDoctor(visit, record);
  const start = new Date(visit.start ?? '');
  const { weekday, day, month } = readClinicTime(start, view);
  const specialty = readTranslated(visit.specialty?.[0]?.coding?.[0], 'display', view.language);
  return (
    <div className="flex items-start gap-3.5 p-4 sm:px-6">
      <DateTile weekday={weekday} day={day} month={month} />
      <div className="min-w-0">
        <h3 className="text-md tabular-nums">
          {formatDate(start, view)},{' '}
          {formatTimeRange(start, visit.end ? new Date(visit.end) : undefined, view)}
        </h3>
        <p className="font-medium">
          <LangText>{doctor}</LangText>
        </p>
        <p className="text-sm text-muted">
          <LangText>{specialty}</LangText>
        </p>
        <VisitPlaceLine visit={visit} className="text-muted" />
        <div className="mt-1.5">
          <VisitStateBadge visit={visit} now={now} />
          <VisitStateSentence visit={visit} now={now} className="mt-1 text-sm text-muted" />
        </div>
      </div>
    </div>
  );
}

function useDoctor({ participant }: Appointment, { practitioners }: OfflineRecord): RecordText {
  const { t } = useLingui();
  const language = useLanguage();
  const actor = participant.find((one) => one.actor?.reference?.includes('Practitioner/'))?.actor;
  const known = practitioners.find(({ id }) => actor?.reference === `Practitioner/${id}`);
  if (known) return { text: formatPractitionerName(known, language), language };
  return readTranslated(actor, 'display', language) ?? { text: t`Unnamed`, language };
}
