import { QueryClient } from '@tanstack/react-query';

/** The cache beneath the loaders. The HTTP clients retry, so it does not; with the network back, what is in view is asked for again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
  },
});

// There is no provider that would do it.
queryClient.mount();
