/**
 * Returns the last choice that the user made on this device under a name; null before the first choice, and when the
 * choice no longer exists.
 */
export function keptChoice<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
  try {
    const kept = window.localStorage.getItem(`haisha-${name}`);
    return choices.find((choice) => choice === kept) ?? null;
  } catch {
    return null;
  }
}

/** Stores a choice for the next time. */
export function keepChoice(name: string, choice: string): void {
  try {
    window.localStorage.setItem(`haisha-${name}`, choice);
  } catch {
    // The browser refuses storage (private window, policy): the next time starts without it.
  }
}
