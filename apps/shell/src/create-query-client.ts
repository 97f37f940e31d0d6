import { QueryClient } from '@haisha/platform';

/** The one cache of server data. The HTTP client has already retried what a retry may help. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
