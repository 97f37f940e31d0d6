import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context.ts';
import type { PointerState } from './pointer-store.ts';

/** Returns the release pointer as last read. */
export function usePointer(): PointerState {
  const { pointer } = useShell();
  return useSyncExternalStore(pointer.subscribe, pointer.get);
}
