import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@portal/ui/button.tsx';

/** For a copy that does not open any more. Asks once again: without a network there is no other to be had. */
export function RemoveCopy({ onRemove }: { onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-3">
      <Button variant="secondary" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
        <Trans>Delete the copy</Trans>
      </Button>
      {isAsking && (
        <div className="grid gap-3 rounded-md bg-sunken p-4">
          <p className="text-sm">
            <Trans>
              Delete it from this device? You won’t be able to read your record here until you’re back online.
            </Trans>
          </p>
          <Button variant="danger" onClick={onRemove}>
            <Trans>Delete now</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
