import type { Cell } from '../../words/labels.ts';

/** Several things in one cell, as an import reads them again: `冷蔵 / 冷凍`. */
export function severalText(texts: readonly string[]): Cell {
  return texts.length === 0 ? null : { text: texts.join(' / ') };
}
