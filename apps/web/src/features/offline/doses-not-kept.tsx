import { Trans } from '@lingui/react/macro';
import type { StoreTrouble } from '../../platform/store-result.ts';
import { Callout } from '@portal/ui/callout.tsx';
import { StorageAdvice } from '@portal/ui/storage-advice.tsx';

type Props = { unsaved: StoreTrouble | undefined; unread: StoreTrouble | undefined };

/** What was marked and is not kept, or was marked before and cannot be shown. */
export function DosesNotKept({ unsaved, unread }: Props) {
  const reason = unsaved ?? unread;
  if (reason === undefined) return null;
  return (
    <div role="alert" className="mb-3">
      <Callout kind="warning">
        <p className="font-semibold">
          {unsaved ? (
            <Trans>What you just marked wasn’t saved.</Trans>
          ) : (
            <Trans>
              This device can’t show the doses you marked here earlier. A dose may look unmarked even if you
              marked it.
            </Trans>
          )}
        </p>
        <StorageAdvice reason={reason} />
      </Callout>
    </div>
  );
}
