import { Trans } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { loadOwn } from '../../../session/records/load-own.ts';
import { WhenLoaded } from '../../../ui/when-loaded.tsx';
import { listShares } from '../summary-api.ts';
import { ShareDesk } from './share-desk.tsx';

export function loader() {
  return { answer: loadOwn('shares', listShares), now: new Date() };
}

/** A link for a doctor anywhere: what is in it, how long, who has opened it, and an end to it at any time. */
export function Component() {
  const { answer, now } = useLoaderData<typeof loader>();
  return (
    <div className="container-page grid gap-4 pb-6 sm:gap-5 sm:pb-14">
      <p className="print:hidden -mt-1 text-muted sm:-mt-5">
        <Trans>Show it to a doctor anywhere. They need the code and the passcode.</Trans>
      </p>
      <WhenLoaded
        answer={answer}
        failed={
          <Trans>
            We could not load your links. What you shared is unchanged. Check your connection and try again.
          </Trans>
        }
      >
        {(shares) => <ShareDesk shares={shares} now={now} />}
      </WhenLoaded>
    </div>
  );
}
