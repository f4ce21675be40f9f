import { Trans } from '@lingui/react/macro';
import type { StoreTrouble } from '../../platform/store-result.ts';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Notice } from '@portal/ui/notice.tsx';
import { StorageAdvice } from '@portal/ui/storage-advice.tsx';

type Props = { reason: StoreTrouble; onTryAgain: () => void };

/** There may well be a copy: nothing is said to be deleted that could not be looked at. */
export function CopyUnreadable({ reason, onTryAgain }: Props) {
  return (
    <Card className="grid gap-5">
      <div role="alert">
        <Notice kind="danger">
          <p className="font-semibold">
            <Trans>
              The copy on this device can’t be read right now. Your record at the hospital is safe.
            </Trans>
          </p>
          <StorageAdvice reason={reason} />
        </Notice>
      </div>
      <Button onClick={onTryAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Card>
  );
}
