import type { ReactNode } from 'react';

/** The text of a cell, and what stands at its sides in the first and the last column. */
const fontRem = 0.875;
const aroundPx = 32;

/**
 * Returns whether a cell of this width, in px, certainly has room for its whole text: then the browser need not be ready to
 * cut it, which makes each cell a layer that every look under the pointer goes through. Anything but text may be wider.
 */
export function hasRoom(content: ReactNode, widthPx: number, remPx: number): boolean {
  if (content === null || content === undefined || typeof content === 'boolean') return true;
  if (typeof content !== 'string') return false;
  let ems = 0;
  for (const character of content) ems += emsOf(character);
  return ems * fontRem * remPx + aroundPx <= widthPx;
}

/** As wide as a character may be, in any of the fonts. */
function emsOf(character: string): number {
  if (character > '\u02ff' || /[A-Zmw@%&]/.test(character)) return 1;
  return 0.65;
}
