import { useMemo } from 'react';
import { useAnswer } from '../../session/records/load.ts';
import { listUnreadAbout, notificationsOf } from '../../session/records/notifications.ts';
import { useSession } from '../../session/session.ts';

/** The reports that a notification told of and that were not opened yet; undefined until that is known. */
export function useUnreadReports(): ReadonlySet<string> | undefined {
  const { user } = useSession();
  const { data } = useAnswer(notificationsOf(user?.id));
  return useMemo(() => data && new Set(listUnreadAbout(data, 'DiagnosticReport')), [data]);
}
