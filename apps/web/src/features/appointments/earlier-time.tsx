import { Trans } from '@lingui/react/macro';
import { formatVisitTime } from '@portal/clinical-domain/time/format-date';
import { readVisit } from '@portal/fhir-queries/appointment.query';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

/** Leads to the visit that was moved, and names its time once that is known. */
export function EarlierTime({ id }: { id: string }) {
  const view = useClinicView();
  const { data } = useQuery(
    { queryKey: ['visit', id], queryFn: () => readVisit(recordsClient, id) },
    queryClient,
  );
  const start = data?.visit.start;
  return (
    <Link to={`/appointments/${id}`} className="text-link tabular-nums underline">
      {start === undefined ? (
        <Trans>the earlier time</Trans>
      ) : (
        <time dateTime={start}>{formatVisitTime(new Date(start), view)}</time>
      )}
    </Link>
  );
}
