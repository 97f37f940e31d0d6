import type { QueryClient } from '@haisha/platform';
import type { RealtimeClient } from '@haisha/realtime/create-realtime';

/** Repeats the failed queries of a page once, as soon as the server answers again. */
export function retryFailed(realtime: Pick<RealtimeClient, 'state' | 'onState'>, queries: QueryClient): () => void {
  let before = realtime.state();
  return realtime.onState(() => {
    const state = realtime.state();
    const isBack = state === 'live' || (state === 'polling' && before === 'unreachable');
    before = state;
    if (!isBack) return;
    void queries.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
  });
}
