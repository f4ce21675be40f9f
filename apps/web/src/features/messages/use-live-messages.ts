import { useEffect } from 'react';
import { queryClient } from '../../session/query-client.ts';
import { inboxOf } from './inbox.ts';

/** Whoever comes back to the page sees what came meanwhile. */
export function useLiveMessages(patientId: string | undefined): void {
  useEffect(() => {
    if (patientId === undefined) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') lookAgain(patientId);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [patientId]);
}

function lookAgain(patientId: string): void {
  void queryClient.invalidateQueries({ queryKey: inboxOf(patientId).queryKey });
  void queryClient.invalidateQueries({ queryKey: ['chat', patientId] });
}
