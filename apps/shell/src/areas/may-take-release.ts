const takenKey = 'haisha-taken-revision';
const guardMs = 10_000;

/**
 * Whether the document may be loaded anew for the sake of a revision. Where index.html comes from a cache that lags
 * behind, the same old page would come again and again.
 */
export function mayTakeRelease(
  revision: number,
  now: () => number = Date.now,
  storage: () => Storage = () => window.sessionStorage,
): boolean {
  try {
    const [taken, at] = (storage().getItem(takenKey) ?? '').split(' ').map(Number);
    if (taken === revision && now() - (at ?? 0) < guardMs) return false;
    storage().setItem(takenKey, `${revision} ${now()}`);
    return true;
  } catch {
    // Without storage it could go on for ever.
    return false;
  }
}
