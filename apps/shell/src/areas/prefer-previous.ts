const keyOf = (area: string) => `haisha-use-previous-${area}`;

/** Remembers, for this tab, that a user set the given live version of an area aside. */
export function preferPrevious(area: string, liveVersion: string): void {
  try {
    window.sessionStorage.setItem(keyOf(area), liveVersion);
  } catch {
    // Without storage the choice holds until the next document load.
  }
}

/** Whether the user set this live version of the area aside. */
export function prefersPrevious(area: string, liveVersion: string): boolean {
  try {
    return window.sessionStorage.getItem(keyOf(area)) === liveVersion;
  } catch {
    return false;
  }
}
