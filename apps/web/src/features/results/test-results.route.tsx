import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { parseReportFilter } from '@portal/clinical-domain/results/filter-reports';
import { Suspense } from 'react';
import { Await, Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { FoundReports } from './found-reports.tsx';
import { findResults } from './find-results.ts';
import { readPageNumber } from './page-number.ts';
import { ResultFilters } from './result-filters.tsx';
import { ResultsFailed } from './results-failed.tsx';
import { ResultsLoading } from './results-loading.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const filter = parseReportFilter(query);
  const page = readPageNumber(query);
  const found = findResults(filter, page);
  found.catch(() => undefined);
  return { filter, page, found, today: clinicDay(Date.now(), getPortalConfig().clinicZone) };
}

export function Component() {
  const { filter, page, found, today } = useLoaderData<typeof loader>();
  return (
    <div className="container-page pb-6 sm:pb-14">
      <ResultFilters filter={filter} today={today} />
      <Suspense fallback={<ResultsLoading />}>
        <Await resolve={found} errorElement={<ResultsFailed />}>
          {(results) => <FoundReports filter={filter} page={page} {...results} />}
        </Await>
      </Suspense>
      <Outlet />
    </div>
  );
}
