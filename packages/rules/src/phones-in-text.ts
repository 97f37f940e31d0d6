import { isPhone, normalizePhone } from './phone.ts';

/** A piece of a text, with the digits to call where it is a telephone number. */
export type TextPiece = { at: number; text: string; phone: string | null };

/** Digits with the signs that people put between those of a telephone number. */
const runs = /[+＋(（]?[0-9０-９](?:[-‐‑–—―−－ー()（）]?[0-9０-９])+/g;
const mobile = /^0[5789]0/;

/** Returns the pieces of a text: what is a telephone number, and what stands between. */
export function phonesInText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(runs)) {
    const phone = phoneIn(run);
    if (phone === null) continue;
    if (index > end) pieces.push({ at: end, text: text.slice(end, index), phone: null });
    pieces.push({ at: index, text: run, phone });
    end = index + run.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end), phone: null });
  return pieces;
}

/** Without anything between its digits only a mobile number is told from a code. */
function phoneIn(run: string): string | null {
  const digits = normalizePhone(run);
  return isPhone(digits) && (digits !== run.normalize('NFKC') || mobile.test(digits)) ? digits : null;
}
