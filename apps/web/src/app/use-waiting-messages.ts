import { useEffect } from 'react';
import { loadCount } from '../session/sign-out/sign-out.ts';
import { loadSignOutSheet } from './sign-out-question.tsx';

/** The page comes first. */
const delayMs = 3000;

/** What was written without a connection is sent from whatever page is open; the question before its loss needs none. */
export function useWaitingMessages(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => {
      Promise.all([loadCount(), loadSignOutSheet()]).catch(() => undefined);
      import('../session/outbox/outbox.ts').then(({ startOutbox }) => startOutbox()).catch(() => undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}
