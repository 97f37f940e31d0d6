/** A code as people mean it: q1 and Q1 are one. Texts of codes have their width folded already. */
export function foldedCode(code: string): string {
  return code.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
}
