import { beginsWithSum } from './sum-rows.ts';
import type { TableRow } from './table-file.ts';

/** Where cells begin that go over several rows: by row, their columns and last rows. */
export type Merges = ReadonlyMap<number, readonly { column: number; last: number }[]>;

/** Reads ranges such as `B2:B5`; one that stays within a row says nothing of others. */
export function mergesOf(ranges: Iterable<string>): Merges {
  const found = new Map<number, { column: number; last: number }[]>();
  for (const range of ranges) {
    const [, letters = '', first = '', last = ''] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(range) ?? [];
    if (Number(last) <= Number(first)) continue;
    const begun = found.get(Number(first)) ?? [];
    begun.push({ column: numberOf(letters), last: Number(last) });
    found.set(Number(first), begun);
  }
  return found;
}

/**
 * Gives rows what cells say that go over them and began further up, as people see it; a total begins with its own
 * word. Rows come from top to bottom.
 */
export function createMerged(merges: Merges): (row: TableRow) => TableRow {
  const open = new Map<number, { text: string; last: number }>();
  return (row) => {
    for (const [column, { last }] of open) if (last < row.number) open.delete(column);
    const above = new Map([...open].map(([column, { text }]) => [column, text]));
    for (const { column, last } of merges.get(row.number) ?? []) {
      const text = row.cells[column] ?? '';
      if (text !== '') open.set(column, { text, last });
    }
    return above.size === 0 || beginsWithSum(row.cells) ? row : { ...row, merged: above };
  };
}

function numberOf(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
