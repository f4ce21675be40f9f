import { useLingui } from '@lingui/react/macro';
import { toastQueue } from '@portal/ui/toast-queue.ts';

/** The phone's own sheet where there is one, and the clipboard. */
export function useShare(address: string) {
  const { t } = useLingui();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toastQueue.show({
        kind: 'success',
        heading: t`Copied`,
        message: t`Don’t send the passcode together with the link.`,
      });
    } catch {
      toastQueue.show({
        kind: 'error',
        heading: t`Error occurred`,
        message: t`We couldn’t copy the link. Show the code instead.`,
      });
    }
  }

  const canShare = typeof navigator.share === 'function';
  return {
    copy: () => void copy(),
    /** Closing the sheet without choosing is no failure. */
    share: canShare
      ? () => void navigator.share({ url: address, title: t`Health summary` }).catch(() => undefined)
      : undefined,
  };
}
