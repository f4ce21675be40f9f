import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { onSaveFailure, removeSavedFiles } from '../platform/save-file.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';

/** A started app has no files lying about, and says so when the phone cannot take one. */
export function usePhoneFiles(): void {
  const { t } = useLingui();
  const tell = useEffectEvent(() => {
    const message = t`Your phone couldn’t save this file. Free up some space and try again.`;
    toastQueue.show({ kind: 'error', heading: t`Error occurred`, message });
  });
  useEffect(() => {
    void removeSavedFiles().catch(() => undefined);
    return onSaveFailure(() => tell());
  }, []);
}
