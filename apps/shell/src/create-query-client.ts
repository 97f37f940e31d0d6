import { QueryClient } from '@haisha/platform';

/** The one cache of server data. The HTTP client has already retried what a retry may help. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A socket can outlive a short cut, and then nothing else tells of its end.
      queries: { retry: false, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
