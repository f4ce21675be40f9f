import { Trans } from '@lingui/react/macro';
import { Callout } from '@portal/ui/callout.tsx';
import type { WriteFailure } from './use-reading-writer.ts';

/** Inside the sheet: why it was not saved. What was typed is still there. */
export function NotSaved({ failure }: { failure: WriteFailure }) {
  return (
    <div role="alert">
      <Callout kind="danger">
        <p className="font-semibold">
          <Trans>Not saved</Trans>
        </p>
        <p>
          {failure === 'no-answer' && (
            <Trans>What you typed is still here. Check your connection and try again.</Trans>
          )}
          {failure === 'too-many' && <Trans>You’ve reached today’s limit. Try again tomorrow.</Trans>}
          {failure === 'refused' && (
            <Trans>We couldn’t save this. You can change a reading for 24 hours after you add it.</Trans>
          )}
        </p>
      </Callout>
    </div>
  );
}
