import { queryOptions } from '@tanstack/react-query';
import { session } from '../../../session/session.ts';
import { listShares } from '../summary-api.ts';

const whileOpenMs = 10_000;

/** The links, asked for again while one is open: a doctor may be opening it right now. */
export function sharesQuery() {
  return queryOptions({
    // Not live: links are kept outside the record.
    queryKey: ['shares', session.store.getState().user?.id ?? ''],
    queryFn: listShares,
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ state }) => state === 'active') && whileOpenMs,
    refetchOnWindowFocus: 'always',
  });
}
