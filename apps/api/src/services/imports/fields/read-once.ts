const mostKept = 1_000;

/** Reads a text once: the cells of most columns repeat. Of columns in which none does, such as codes, few texts are kept. */
export function readOnce<T extends object>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const reading = read(text);
    if (kept.size < mostKept) kept.set(text, reading);
    return reading;
  };
}
