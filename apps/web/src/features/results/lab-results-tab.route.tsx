import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Await, Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { TextLink } from '../../ui/text-link.tsx';
import { findLabResults, mostCards } from './find-lab-results.ts';
import { LabCards } from './lab-cards.tsx';
import { NoResults } from './no-results.tsx';
import { readPageNumber } from './page-number.ts';
import { ResultsFailed } from './results-failed.tsx';
import { ResultsLoading } from './results-loading.tsx';

/** My Health's lab tab: the latest reports, each with what matters most in it. */
export function loader({ request }: LoaderFunctionArgs) {
  const page = readPageNumber(new URL(request.url).searchParams);
  const found = findLabResults(page);
  found.catch(() => undefined);
  return { page, found };
}

export function Component() {
  const { page, found } = useLoaderData<typeof loader>();
  return (
    <div className="container-page pb-6 sm:pb-14">
      <Suspense fallback={<ResultsLoading />}>
        <Await resolve={found} errorElement={<ResultsFailed />}>
          {(results) =>
            results.reports.length === 0 ? (
              <NoResults isFiltered={false} />
            ) : (
              <>
                <LabCards {...results} page={page} />
                {results.reports.length >= mostCards && (
                  <TextLink to="/test-results" className="mt-4">
                    <Trans>See all in Test Results</Trans>
                  </TextLink>
                )}
              </>
            )
          }
        </Await>
      </Suspense>
      <Outlet />
    </div>
  );
}
