import { isChunkError } from '@haisha/platform/is-chunk-error';

const guardKey = 'haisha-chunk-reload';
const guardMs = 10_000;
const timeoutMs = 5_000;

export type ReloadOutcome = 'reloads' | 'unreachable' | 'tooSoon';

export type ReloadOptions = {
  reload?: () => void;
  isAnswered?: () => Promise<boolean>;
  now?: () => number;
  storage?: () => Storage;
};

/**
 * Reloads the page, unless that happened within the last 10 seconds. Does nothing while the server does not answer,
 * because the browser would replace everything by its own error page. Returns what happened.
 */
export async function reloadOnce({
  reload = () => window.location.reload(),
  isAnswered = isPageAnswered,
  now = Date.now,
  storage = () => window.sessionStorage,
}: ReloadOptions = {}): Promise<ReloadOutcome> {
  if (!(await isAnswered())) return 'unreachable';
  try {
    const last = Number(storage().getItem(guardKey) ?? 0);
    if (now() - last < guardMs) return 'tooSoon';
    storage().setItem(guardKey, String(now()));
  } catch {
    // Without storage a reload could repeat for ever.
    return 'tooSoon';
  }
  reload();
  return 'reloads';
}

/** Handles a failed import: reloads when a chunk is gone, and rethrows the failure. */
export function reloadForChunk(cause: unknown): never {
  if (isChunkError(cause)) void reloadOnce();
  throw cause;
}

/** Returns whether the server would deliver the document of this page. */
export async function isPageAnswered(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = { cache: 'no-store', headers: { Accept: 'text/html' }, signal } as const;
    // biome-ignore lint/style/noRestrictedGlobals: what is asked for is a page and not the interface
    return (await fetch(window.location.href, request)).status < 500;
  } catch {
    return false;
  }
}
