import type { RealtimeState } from '@haisha/realtime/create-realtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveService } from './live-service.ts';
import { useIsOnline } from './use-is-online.ts';

const patienceMs = 1_000;

export type LiveState = { state: RealtimeState | null; hasNetwork: boolean };

/**
 * Returns how the page is kept up to date, without states shorter than a second; its state is null before the first one.
 * A socket may take minutes to learn that the network is gone; the browser knows it at once.
 */
export function useLiveState({ realtime }: LiveService): LiveState {
  const known = useSyncExternalStore(realtime.onState, realtime.state);
  const isOnline = useIsOnline();
  const state = isOnline ? known : 'unreachable';
  const [shown, setShown] = useState<LiveState>({ state: null, hasNetwork: true });
  useEffect(() => {
    const timer = setTimeout(
      () => setShown({ state, hasNetwork: isOnline }),
      state === 'live' || !isOnline ? 0 : patienceMs,
    );
    return () => clearTimeout(timer);
  }, [state, isOnline]);
  return shown;
}
