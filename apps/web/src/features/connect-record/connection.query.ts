import { queryOptions } from '@tanstack/react-query';
import { readConnection } from '../../session/account/connect-record-api.ts';
import { session } from '../../session/session.ts';

/** In which ways the account can be connected, and whether a code was asked for before the page was loaded again. */
export const connectionQuery = () =>
  queryOptions({
    // Not live: it is read when the page opens, and goes on from what is done there.
    queryKey: ['connection', session.store.getState().user?.id],
    queryFn: readConnection,
    refetchOnWindowFocus: false,
    retry: false,
  });
