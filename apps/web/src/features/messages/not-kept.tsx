import { Trans } from '@lingui/react/macro';
import { useDraftTrouble } from '../../session/drafts/drafts.ts';
import { useOutboxTrouble } from '../../session/outbox/outbox.ts';
import { Callout } from '@portal/ui/callout.tsx';
import { StorageAdvice } from '@portal/ui/storage-advice.tsx';

/** What is written or sent here would be gone after a reload. */
export function NotKept() {
  const drafts = useDraftTrouble();
  const outbox = useOutboxTrouble();
  const reason = outbox ?? drafts;
  if (reason === undefined) return null;
  return (
    <div role="alert" className="mb-2.5">
      <Callout kind="warning">
        <p className="font-semibold">
          <Trans>
            What you write here isn’t being saved on this device. Stay on this page until it’s sent.
          </Trans>
        </p>
        <StorageAdvice reason={reason} />
      </Callout>
    </div>
  );
}
