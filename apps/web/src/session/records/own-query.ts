import { queryOptions } from '@tanstack/react-query';
import { session } from '../session.ts';
import type { QueryMeta } from './load.ts';

/** What is asked of the record of whoever is signed in. */
export function ownQuery<T>(
  [name, ...rest]: [string, ...unknown[]],
  types: QueryMeta['types'],
  ask: (patientId: string) => Promise<T>,
) {
  const id = session.store.getState().user?.id ?? '';
  return queryOptions({
    queryKey: [name, id, ...rest],
    queryFn: () => ask(id),
    refetchOnWindowFocus: false,
    meta: { types },
  });
}
