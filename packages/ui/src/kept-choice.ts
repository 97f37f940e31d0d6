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

/** Returns the texts that were kept on this device under a name, in their order. */
export function keptList(name: string): string[] {
  try {
    return (window.localStorage.getItem(`haisha-${name}`) ?? '').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Stores texts of one line each for the next time. */
export function keepList(name: string, texts: readonly string[]): void {
  keepChoice(name, texts.join('\n'));
}

/** Stores a choice for the next time. */
export function keepChoice(name: string, choice: string): void {
  try {
    window.localStorage.setItem(`haisha-${name}`, choice);
  } catch {
    // The browser refuses storage (private window, policy): the next time starts without it.
  }
}
