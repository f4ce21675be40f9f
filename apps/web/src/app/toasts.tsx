import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Notice } from '../session/create-session.ts';
import { session, useSession } from '../session/session.ts';
import { toastQueue } from '../ui/toast-queue.ts';
import { ToastRegion } from '../ui/toast-region.tsx';

const notices: Record<Notice, { heading: MessageDescriptor; message: MessageDescriptor }> = {
  'token-expired': { heading: msg`Token expired`, message: msg`Please log in again.` },
  'not-revoked': {
    heading: msg`Signed out on this device only`,
    message: msg`We could not reach the server to end your session there. We will try again when you come back.`,
  },
  'sign-in-not-started': {
    heading: msg`We could not start the sign-in`,
    message: msg`The sign-in server cannot be reached. Check your connection and try again.`,
  },
  'language-not-loaded': {
    heading: msg`We could not change the language`,
    message: msg`Check your connection and try again.`,
  },
};

/** Where every page's messages appear, the session's own among them. */
export default function Toasts() {
  const { t } = useLingui();
  const { notice } = useSession();

  useEffect(() => {
    if (!notice || session.store.getState().notice !== notice) return;
    const { heading, message } = notices[notice];
    toastQueue.show({ kind: 'error', heading: t(heading), message: t(message) });
    session.notify(undefined);
  }, [notice, t]);

  return <ToastRegion />;
}
