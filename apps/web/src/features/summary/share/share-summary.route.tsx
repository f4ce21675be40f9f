import { Trans } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { load, useAnswer } from '../../../session/records/load.ts';
import { WhenLoaded } from '@portal/ui/when-loaded.tsx';
import { SharePanel } from './share-panel.tsx';
import { sharesQuery } from './shares-query.ts';

export function loader() {
  load(sharesQuery());
  return { now: new Date() };
}

/** A link for a doctor anywhere: what is in it, how long, who has opened it, and an end to it at any time. */
export function Component() {
  const { now } = useLoaderData<typeof loader>();
  const answer = useAnswer(sharesQuery());
  return (
    <div className="container-page grid gap-4 pb-6 sm:gap-5 sm:pb-14">
      <p className="print:hidden -mt-1 text-muted sm:-mt-5">
        <Trans>Show it to a doctor anywhere. They need the code and the passcode.</Trans>
      </p>
      <WhenLoaded
        // A look that failed takes no code away that was just made.
        answer={{ ...answer, isError: answer.isError && answer.data === undefined }}
        failed={
          <Trans>
            We couldn’t load your links. What you shared hasn’t changed. Check your connection and try again.
          </Trans>
        }
      >
        {(shares) => <SharePanel shares={shares} now={now} />}
      </WhenLoaded>
    </div>
  );
}
