import { Trans } from '@lingui/react/macro';
import { Button } from '@portal/ui/button.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import type { UploadFailure } from './use-upload.ts';

type Props = { why: UploadFailure; onTryAgain: () => void; onCancel: () => void };

/** Why a chosen file is not stored. It stays chosen until it is sent or given up. */
export function NotSent({ why, onTryAgain, onCancel }: Props) {
  return (
    <div role="alert" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Callout kind="danger">
        <Reason why={why} />
      </Callout>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        {why !== 'refused' && (
          <Button onClick={onTryAgain}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function Reason({ why }: Pick<Props, 'why'>) {
  if (why === 'refused')
    return <Trans>The hospital’s system didn’t accept this file. Choose another one.</Trans>;
  if (why === 'unsent')
    return <Trans>The file wasn’t sent. It’s still here. Check your connection and try again.</Trans>;
  return (
    <Trans>
      Not sent: you’ve reached today’s limit for files. Your file stays here while this page is open. Try
      again tomorrow. If it can’t wait, call your clinic.
    </Trans>
  );
}
