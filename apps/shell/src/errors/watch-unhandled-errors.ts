import { isChunkError } from '@haisha/platform/is-chunk-error';
import { reloadOnce } from '../areas/chunk-guard.ts';

/** Reloads the document once when a chunk outside any page could not be fetched. */
export function watchUnhandledErrors(target: Window = window, reload: () => unknown = reloadOnce): void {
  target.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) reload();
  });
}
