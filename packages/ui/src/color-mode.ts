import { useSyncExternalStore } from 'react';
import {
  type ColorMode,
  type ResolvedColorMode,
  resolvedMode,
  setMode,
  storedMode,
  subscribe,
} from './color-mode-store.ts';

export { type ColorMode, setMode } from './color-mode-store.ts';

/** The chosen mode, what it comes to now, and how to choose another. */
export function useColorMode(): { mode: ColorMode; resolved: ResolvedColorMode; setMode: (mode: ColorMode) => void } {
  const mode = useSyncExternalStore(subscribe, storedMode, () => 'light' as const);
  const resolved = useSyncExternalStore(subscribe, resolvedMode, () => 'light' as const);
  return { mode, resolved, setMode };
}
