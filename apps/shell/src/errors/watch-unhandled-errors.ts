import { isChunkError, reloadOnce } from '../areas/chunk-guard.ts';

/** A part of the program that could not be fetched outside any page: loads the document anew, once. */
export function watchUnhandledErrors(target: Window = window, reload: () => unknown = reloadOnce): void {
  target.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) reload();
  });
}
