import type { Share } from '@portal/api-contract/sharing';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../session/records/query-client.ts';
import { useSession } from '../../../session/session.ts';
import { listShares } from '../summary-api.ts';

const whileOpenMs = 10_000;

/** The links as the page loaded them, asked for again while one is open: a doctor may be opening it right now. */
export function useShares(loaded: Share[]): Share[] {
  const { user } = useSession();
  const { data = loaded } = useQuery(
    {
      queryKey: ['shares', user?.id ?? ''],
      queryFn: listShares,
      refetchInterval: ({ state: { data: now = loaded } }) =>
        now.some(({ state }) => state === 'active') && whileOpenMs,
      refetchOnWindowFocus: 'always',
      staleTime: whileOpenMs,
    },
    queryClient,
  );
  return data;
}
