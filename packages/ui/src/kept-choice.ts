/** What this person chose last on this device under a name; null before the first choice, and for what is no choice now. */
export function keptChoice<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
  try {
    const kept = window.localStorage.getItem(`haisha-${name}`);
    return choices.find((choice) => choice === kept) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a choice for the next time. */
export function keepChoice(name: string, choice: string): void {
  try {
    window.localStorage.setItem(`haisha-${name}`, choice);
  } catch {
    // Storage is refused (private window, policy): the next time starts anew.
  }
}
