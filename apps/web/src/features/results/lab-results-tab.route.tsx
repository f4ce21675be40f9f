import { Trans } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { TextLink } from '@portal/ui/text-link.tsx';
import { load, useAnswer } from '../../session/records/load.ts';
import { labResultsQuery, mostCards } from './find-lab-results.ts';
import { LabCards } from './lab-cards.tsx';
import { LabCardsLoading } from './lab-cards-loading.tsx';
import { NoResults } from './no-results.tsx';
import { readPageNumber } from './page-number.ts';
import { WhenResults } from './when-results.tsx';

/** My Health's lab tab: the latest reports, each with what matters most in it. */
export function loader({ request }: LoaderFunctionArgs) {
  const page = readPageNumber(new URL(request.url).searchParams);
  load(labResultsQuery(page));
  return { page };
}

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const answer = useAnswer({ ...labResultsQuery(page), placeholderData: keepPreviousData });
  return (
    <div className="container-page pb-6 sm:pb-14">
      <WhenResults answer={answer} loading={<LabCardsLoading />}>
        {(results) =>
          results.reports.length === 0 ? (
            <NoResults />
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
      </WhenResults>
      <Outlet />
    </div>
  );
}
