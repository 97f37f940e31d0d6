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

/** Returns the chosen mode, whether that is light or dark now, and a function that chooses another. */
export function useColorMode(): { mode: ColorMode; resolved: ResolvedColorMode; setMode: (mode: ColorMode) => void } {
  const mode = useSyncExternalStore(subscribe, storedMode, () => 'light' as const);
  const resolved = useSyncExternalStore(subscribe, resolvedMode, () => 'light' as const);
  return { mode, resolved, setMode };
}
