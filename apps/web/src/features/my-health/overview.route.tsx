import { Trans } from '@lingui/react/macro';
import { load, useAnswer } from '../../session/records/load.ts';
import { LoadFailed } from '@portal/ui/load-failed.tsx';
import { overviewQuery } from './overview.ts';
import { SummaryCards } from './summary-cards.tsx';

export function loader() {
  load(overviewQuery());
  return null;
}

/** Every part of the record, each with its latest fact. The ways to the parts are there whatever the records server says. */
export function Component() {
  const answer = useAnswer(overviewQuery());
  return (
    <div className="container-page sm:pb-14">
      {answer.isError && (
        <div className="mb-2.5 sm:mb-5">
          <LoadFailed answer={answer}>
            <Trans>
              We couldn’t load your overview. Your record is safe. Check your connection and try again.
            </Trans>
          </LoadFailed>
        </div>
      )}
      <SummaryCards answer={answer} />
    </div>
  );
}
