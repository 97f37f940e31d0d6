/** A code as it was meant: without the spaces and hyphens it was written or pasted with, and in plain width. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
}
