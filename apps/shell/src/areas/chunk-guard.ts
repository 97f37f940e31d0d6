const guardKey = 'haisha-chunk-reload';
const guardMs = 10_000;

const chunkMessages =
  /Loading (CSS )?chunk .+ failed|Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/i;

/** Whether an error says that a part of the program could not be fetched, as happens after a new release. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || chunkMessages.test(error.message);
}

/** Reloads the page, unless that was done within the last 10 seconds. Answers whether it reloads. */
export function reloadOnce(
  reload: () => void = () => window.location.reload(),
  now: () => number = Date.now,
  storage: () => Storage = () => window.sessionStorage,
): boolean {
  try {
    const last = Number(storage().getItem(guardKey) ?? 0);
    if (now() - last < guardMs) return false;
    storage().setItem(guardKey, String(now()));
  } catch {
    // Without storage a reload could repeat for ever.
    return false;
  }
  reload();
  return true;
}
