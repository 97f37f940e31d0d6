/** A stroke within a day such as 1999/5/20 parts nothing, nor does what stands before the end of a term. */
const between = /(?:\s\/\s|\/(?=\s*[^\d\s])|[、,;・\n])(?!\s*\(?(?:有効)?期限)/;

/** The things with their days that offices write into one cell, each as it is written but for its width. */
export function datedEntries(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(between)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
