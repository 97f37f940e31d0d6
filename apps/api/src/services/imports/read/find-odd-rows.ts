import { type ImportOddKind, importOddKinds } from '@haisha/validation/import-choices';
import type { TableRow } from './table-file.ts';

const mostNamed = 20;

/** Rows of one kind that may not be meant as records: how many, and the numbers of the first. */
export type OddRows = { kind: ImportOddKind; count: number; numbers: number[] };

/** Collects the rows that may not be meant as records, by what makes them odd. */
export function createOddRows(isSum: (row: TableRow) => boolean) {
  const found = new Map<ImportOddKind, OddRows>();
  return {
    /** Returns the kinds of a row, and counts it. */
    of(row: TableRow): ImportOddKind[] {
      const kinds = kindsOf(row, isSum);
      for (const kind of kinds) {
        const odd = found.get(kind) ?? { kind, count: 0, numbers: [] };
        odd.count += 1;
        if (odd.numbers.length < mostNamed) odd.numbers.push(row.number);
        found.set(kind, odd);
      }
      return kinds;
    },
    all: (): OddRows[] => importOddKinds.flatMap((kind) => found.get(kind) ?? []),
  };
}

function kindsOf(row: TableRow, isSum: (row: TableRow) => boolean): ImportOddKind[] {
  if (!row.isHidden && !row.hasOpenFormula && !row.isStruck && !row.isWide && !isSum(row)) return [];
  const applies = {
    totals: isSum(row),
    hidden: row.isHidden === true,
    formulas: row.hasOpenFormula === true,
    wide: row.isWide === true,
    struck: row.isStruck === true,
  };
  return importOddKinds.filter((kind) => applies[kind]);
}
