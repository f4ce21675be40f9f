import { QueryClient } from '@tanstack/react-query';

/** The cache beneath the loaders. The HTTP clients retry, so it does not. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, networkMode: 'always' } },
});
