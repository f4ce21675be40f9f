import { Trans } from '@lingui/react/macro';
import { Callout } from '@portal/ui/callout.tsx';
import { StorageAdvice } from '@portal/ui/storage-advice.tsx';
import { useWizardTrouble } from './wizard.ts';

/** What was chosen so far would be gone after a reload. */
export function BookingNotKept() {
  const reason = useWizardTrouble();
  if (reason === undefined) return null;
  return (
    <div role="alert" className="mb-4">
      <Callout kind="warning">
        <p className="font-semibold">
          <Trans>This booking isn’t saved on this device. Finish it before you close this page.</Trans>
        </p>
        <StorageAdvice reason={reason} />
      </Callout>
    </div>
  );
}
