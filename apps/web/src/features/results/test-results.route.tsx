import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { parseReportFilter } from '@portal/clinical-domain/results/filter-reports';
import { keepPreviousData } from '@tanstack/react-query';
import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { load, useAnswer } from '../../session/records/load.ts';
import { FoundReports } from './found-reports.tsx';
import { resultsQuery } from './find-results.ts';
import { readPageNumber } from './page-number.ts';
import { ResultFilters } from './result-filters.tsx';
import { ResultsLoading } from './results-loading.tsx';
import { useFilterDraft } from './use-filter-draft.ts';
import { WhenResults } from './when-results.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const filter = parseReportFilter(query);
  const page = readPageNumber(query);
  load(resultsQuery(filter, page));
  return { filter, page, today: clinicDay(Date.now(), getPortalConfig().clinicZone) };
}

export function Component() {
  const { filter, page, today } = useLoaderData<typeof loader>();
  const answer = useAnswer({ ...resultsQuery(filter, page), placeholderData: keepPreviousData });
  const { draft, change } = useFilterDraft(filter);
  return (
    <div className="container-page pb-6 sm:pb-14">
      <ResultFilters draft={draft} onChange={change} today={today} />
      <WhenResults answer={answer} loading={<ResultsLoading />}>
        {(found) => <FoundReports found={found} filter={filter} page={page} onFilter={change} />}
      </WhenResults>
      <Outlet />
    </div>
  );
}
