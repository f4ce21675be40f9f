import { Trans } from '@lingui/react/macro';
import { formatVisitTime } from '@portal/clinical-domain/time/format-date';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queryClient } from '../../session/records/query-client.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { visitQuery } from './visit-query.ts';

/** Leads to the visit that was moved, and names its time once that is known. */
export function EarlierTime({ id }: { id: string }) {
  const view = useClinicView();
  const { data } = useQuery(visitQuery(id), queryClient);
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
