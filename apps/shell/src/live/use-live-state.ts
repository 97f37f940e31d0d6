import type { RealtimeState } from '@haisha/realtime/create-realtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveService } from './live-service.ts';

const patienceMs = 1_000;

/** How the page is kept up to date; what lasts less than a second is not worth a word. Null before the first word. */
export function useLiveState({ realtime }: LiveService): RealtimeState | null {
  const state = useSyncExternalStore(realtime.onState, realtime.state);
  const [shown, setShown] = useState<RealtimeState | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(state), state === 'live' ? 0 : patienceMs);
    return () => clearTimeout(timer);
  }, [state]);
  return shown;
}
