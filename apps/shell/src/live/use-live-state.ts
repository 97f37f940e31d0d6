import type { RealtimeState } from '@haisha/realtime/create-realtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveService } from './live-service.ts';

const patienceMs = 1_000;

/** Returns how the page is kept up to date, without states shorter than a second; null before the first one. */
export function useLiveState({ realtime }: LiveService): RealtimeState | null {
  const state = useSyncExternalStore(realtime.onState, realtime.state);
  const [shown, setShown] = useState<RealtimeState | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(state), state === 'live' ? 0 : patienceMs);
    return () => clearTimeout(timer);
  }, [state]);
  return shown;
}
