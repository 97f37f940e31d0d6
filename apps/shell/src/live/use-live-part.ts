import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context.ts';
import type { LivePart } from './live-part.ts';

/** The live part of the page; null until it is here. */
export function useLivePart(): LivePart | null {
  const { live } = useShell();
  return useSyncExternalStore(live.subscribe, live.get);
}
