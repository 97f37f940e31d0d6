/** What fits into a bar of the dispatch board. */
export const longestShortName = 10;

/** Returns the name on the board of a person whose short name is unknown. */
export function shortNameOf(name: string): string {
  return [...name.replaceAll(/\s/g, '')].slice(0, longestShortName).join('');
}
