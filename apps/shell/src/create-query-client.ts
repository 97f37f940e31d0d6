import { QueryClient } from '@haisha/platform';

/** Creates the one cache of server data. The HTTP client already retries what a retry may help. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A socket can survive a short interruption, and then nothing else reports its end.
      queries: { retry: false, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
