import { Trans } from '@lingui/react/macro';
import type { StoreTrouble } from '../../platform/store-result.ts';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { StorageAdvice } from '@portal/ui/storage-advice.tsx';

type Props = { reason: StoreTrouble; onTryAgain: () => void };

/** There may well be a copy: nothing is said to be deleted that could not be looked at. */
export function CopyUnreadable({ reason, onTryAgain }: Props) {
  return (
    <Card className="grid gap-5">
      <div role="alert">
        <Callout kind="danger">
          <p className="font-semibold">
            <Trans>
              The copy on this device can’t be read right now. Your record at the hospital is safe.
            </Trans>
          </p>
          <StorageAdvice reason={reason} />
        </Callout>
      </div>
      <Button onClick={onTryAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Card>
  );
}
