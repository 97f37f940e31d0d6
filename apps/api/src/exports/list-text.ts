import type { Cell, Labels } from './export-column.ts';

/** The values of a closed list in one cell: `冷蔵 / 冷凍`. */
export function listText(field: string, values: readonly string[], { choice }: Labels): Cell {
  if (values.length === 0) return null;
  const words = values.map((value) => {
    const cell = choice(field, value);
    return cell && 'text' in cell ? cell.text : value;
  });
  return { text: words.join(' / ') };
}
