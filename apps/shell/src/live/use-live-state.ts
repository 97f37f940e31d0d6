import type { RealtimeState } from '@haisha/realtime/create-realtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveService } from './live-service.ts';
import { useIsOnline } from './use-is-online.ts';

const patienceMs = 1_000;

/**
 * Returns how the page is kept up to date, without states shorter than a second; null before the first one. A socket may
 * take minutes to learn that the network is gone; the browser knows it at once.
 */
export function useLiveState({ realtime }: LiveService): RealtimeState | null {
  const known = useSyncExternalStore(realtime.onState, realtime.state);
  const isOnline = useIsOnline();
  const state = isOnline ? known : 'unreachable';
  const [shown, setShown] = useState<RealtimeState | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(state), state === 'live' || !isOnline ? 0 : patienceMs);
    return () => clearTimeout(timer);
  }, [state, isOnline]);
  return shown;
}
