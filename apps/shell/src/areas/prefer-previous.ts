const keyOf = (area: string) => `haisha-use-previous-${area}`;

/** Remembers, for this tab, that the user set the given live version of an area aside; null takes it back. */
export function preferPrevious(area: string, liveVersion: string | null): void {
  try {
    if (liveVersion === null) window.sessionStorage.removeItem(keyOf(area));
    else window.sessionStorage.setItem(keyOf(area), liveVersion);
  } catch {
    // Without storage the choice holds until the next document load.
  }
}

/** Whether to begin with the previous version: the user set this live version of the area aside. */
export function startingPoint(area: string, liveVersion: string | undefined): 'live' | 'previous' {
  try {
    return window.sessionStorage.getItem(keyOf(area)) === (liveVersion ?? '') ? 'previous' : 'live';
  } catch {
    return 'live';
  }
}
