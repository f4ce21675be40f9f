import { useQuery, type FetchQueryOptions, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { FhirResource } from 'fhir/r4';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { queryClient } from './query-client.ts';

/** The types whose changes ask for an answer that is shown again. None: not live, and a comment says why. */
export type QueryMeta = { types: FhirResource['resourceType'][] };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/**
 * A loader asks for what its page shows; the page is drawn meanwhile and reads the answer by `useAnswer`. An answer that is
 * older than the query's `staleTime` is not shown again, unless the page says that it shows the last one until then.
 */
export function load<T, K extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, K>,
  { showsLast = false } = {},
): void {
  const { queryKey, staleTime = 0 } = query;
  if (!showsLast)
    queryClient.removeQueries({
      queryKey,
      exact: true,
      type: 'inactive',
      predicate: (held) => typeof staleTime !== 'number' || held.isStaleByTime(staleTime),
    });
  void queryClient.prefetchQuery({ ...query, staleTime });
}

/** For a page that is not there without its answer: what it throws decides which page is shown instead. */
export function loadFirst<T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): Promise<T> {
  return queryClient.fetchQuery({ staleTime: 0, ...query });
}

/** The answer that the loader asked for, and each later one. */
export function useAnswer<T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>) {
  return useQuery({ retryOnMount: false, ...query }, queryClient);
}

/** What `loadFirst` brought, and each later answer; where none is left, the loader decides again. */
export function useFirst<T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>, loaded: T): T {
  const { data = loaded, isError } = useAnswer(query);
  const { revalidate } = useRevalidator();
  const isGone = isError || data === null;
  useEffect(() => {
    if (isGone) void revalidate();
  }, [isGone, revalidate]);
  return data ?? loaded;
}
