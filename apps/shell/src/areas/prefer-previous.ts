const keyOf = (area: string) => `haisha-use-previous-${area}`;

/** Stores for this tab that the user rejected the given live version of an area; null withdraws that. */
export function preferPrevious(area: string, liveVersion: string | null): void {
  try {
    if (liveVersion === null) window.sessionStorage.removeItem(keyOf(area));
    else window.sessionStorage.setItem(keyOf(area), liveVersion);
  } catch {
    // Without storage the choice lasts until the next document load.
  }
}

/** Returns whether to start with the previous version, because the user rejected this live version of the area. */
export function startingPoint(area: string, liveVersion: string | undefined): 'live' | 'previous' {
  try {
    return window.sessionStorage.getItem(keyOf(area)) === (liveVersion ?? '') ? 'previous' : 'live';
  } catch {
    return 'live';
  }
}
