import { useEffect } from 'react';
import { onRecordChange, onRecordReset } from '../../session/live-changes/record-changes.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { inboxOf } from './inbox.ts';
import { isEcho } from './own-echoes.ts';

/** What is written to the record is shown at once; whoever comes back to the page sees what came meanwhile. */
export function useLiveMessages(patientId: string | undefined): void {
  useEffect(() => {
    if (patientId === undefined) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') lookAgain(patientId);
    };
    const stop = [
      onRecordChange((change) => {
        if (change.type === 'Communication' && !isEcho(change)) lookAgain(patientId);
      }),
      onRecordReset(() => lookAgain(patientId)),
    ];
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      for (const end of stop) end();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [patientId]);
}

function lookAgain(patientId: string): void {
  void queryClient.invalidateQueries({ queryKey: inboxOf(patientId).queryKey });
  void queryClient.invalidateQueries({ queryKey: ['chat', patientId] });
}
