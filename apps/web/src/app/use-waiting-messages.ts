import { useEffect } from 'react';

/** The page comes first. */
const delayMs = 3000;

/** What was written without a connection is sent from whatever page is open. */
export function useWaitingMessages(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => {
      import('../session/outbox.ts').then(({ startOutbox }) => startOutbox()).catch(() => undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}
