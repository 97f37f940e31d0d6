/** Returns a code without spaces and hyphens, in half width. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
}
