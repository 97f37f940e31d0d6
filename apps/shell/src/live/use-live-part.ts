import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context.ts';
import type { LivePart } from './live-part.ts';

/** Returns the live part of the page; null until it is loaded. */
export function useLivePart(): LivePart | null {
  const { live } = useShell();
  return useSyncExternalStore(live.subscribe, live.get);
}
