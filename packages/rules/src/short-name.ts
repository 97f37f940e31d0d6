/** As much as a bar of the dispatch board has room for. */
export const longestShortName = 10;

/** What the board calls somebody of whom only the name is known. */
export function shortNameOf(name: string): string {
  return [...name.replaceAll(/\s/g, '')].slice(0, longestShortName).join('');
}
