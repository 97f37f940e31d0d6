const takenKey = 'haisha-taken-revision';
const guardMs = 10_000;

/**
 * Returns whether the document may be reloaded for a revision. When index.html comes from an outdated cache, the same
 * old page would otherwise reload again and again.
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
    // Without storage it could repeat for ever.
    return false;
  }
}
