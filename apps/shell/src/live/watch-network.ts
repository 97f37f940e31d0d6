import { isProblem, type QueryClient } from '@haisha/platform';
import type { RealtimeClient } from '@haisha/realtime/create-realtime';

/** Tells the connection about every request that found no network: its own socket may notice minutes later. */
export function watchNetwork({ cutOff }: Pick<RealtimeClient, 'cutOff'>, queries: QueryClient): () => void {
  const stops = [queries.getQueryCache(), queries.getMutationCache()].map((cache) =>
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isProblem(event.action.error, 'network')) cutOff();
    }),
  );
  return () => stops.forEach((stop) => void stop());
}
