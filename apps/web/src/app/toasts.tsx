import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { SessionAlert } from '../session/create-session.ts';
import { session, useSession } from '../session/session.ts';
import { toastQueue, type ToastKind } from '@portal/ui/toast-queue.ts';
import { ToastRegion } from '@portal/ui/toast-region.tsx';

type Strings = { kind?: ToastKind; heading: MessageDescriptor; message: MessageDescriptor };

const alerts: Record<SessionAlert, Strings> = {
  'token-expired': {
    heading: msg`Token expired`,
    message: msg`You were logged out. Please log in again.`,
  },
  unused: {
    kind: 'info',
    heading: msg`You were logged out`,
    message: msg`You were away for a while. Log in again to carry on.`,
  },
  'other-person': {
    kind: 'info',
    heading: msg`Someone else logged in here`,
    message: msg`This browser now shows their record. To see yours, log out and log in again.`,
  },
  'log-in-first': {
    kind: 'info',
    heading: msg`Please log in`,
    message: msg`We’ll take you to that page right after.`,
  },
  'not-revoked': {
    heading: msg`Logged out on this device only`,
    message: msg`We couldn’t reach the server to end your session. We’ll try again when you come back.`,
  },
  'sign-in-not-started': {
    heading: msg`We couldn’t start the login`,
    message: msg`We can’t reach the login server. Check your connection and try again.`,
  },
  'language-not-loaded': {
    heading: msg`We couldn’t change the language`,
    message: msg`Check your connection and try again.`,
  },
};

const saidOnceMs = 5000;

/** Where every page's messages appear, the session's own among them. */
export default function Toasts() {
  const { t } = useLingui();
  const { alert } = useSession();
  const endedAt = useRef(-Infinity);

  useEffect(() => {
    if (!alert || session.store.getState().alert !== alert) return;
    if (alert === 'unused' || alert === 'token-expired') endedAt.current = performance.now();
    // Why the page is gone has just been said, and to log in again.
    if (alert === 'log-in-first' && performance.now() - endedAt.current < saidOnceMs)
      return session.notify(undefined);
    const { kind = 'error', heading, message } = alerts[alert];
    toastQueue.show({ kind, heading: t(heading), message: t(message) });
    session.notify(undefined);
  }, [alert, t]);

  return <ToastRegion />;
}
