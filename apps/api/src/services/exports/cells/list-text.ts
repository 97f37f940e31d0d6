import type { Cell, Labels } from '../../words/labels.ts';
import { severalText } from './several-text.ts';

/** The values of a closed list in one cell. */
export function listText(field: string, values: readonly string[], { word }: Labels): Cell {
  return severalText(values.map((value) => word(field, value)));
}
