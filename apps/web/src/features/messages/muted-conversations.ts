import { queryOptions, useQuery } from '@tanstack/react-query';
import { listMutedConversations, muteConversation } from '../../session/account/notification-api.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { session, useSession } from '../../session/session.ts';
import { lookAgain } from './inbox.ts';

/** Kept by the server, which then notifies of their messages on no channel; the same on every device. */
function mutedOf(patientId: string | undefined) {
  return queryOptions({
    // Not live: a choice, which the portal keeps outside the record.
    queryKey: ['muted-conversations', patientId],
    queryFn: listMutedConversations,
    enabled: patientId !== undefined,
    ...lookAgain,
    retryOnMount: false,
  });
}

export function useMuted(): readonly string[] {
  const { user } = useSession();
  return useQuery(mutedOf(user?.id), queryClient).data ?? [];
}

/** Shown at once, and taken back where it cannot be stored. @throws when it was not stored */
export async function setMuted(partner: string, isMuted: boolean): Promise<void> {
  const { queryKey } = mutedOf(session.store.getState().user?.id);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  const others = (before ?? []).filter((one) => one !== partner);
  queryClient.setQueryData(queryKey, isMuted ? [...others, partner] : others);
  try {
    await muteConversation(partner, isMuted);
    void queryClient.invalidateQueries({ queryKey });
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    throw error;
  }
}
