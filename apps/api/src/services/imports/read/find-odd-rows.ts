import { type ImportOddKind, importOddKinds } from '@haisha/validation/import-choices';
import type { AnyImported } from '../imported-entity.ts';
import { remarkRowOf, sumRowOf } from './sum-rows.ts';
import type { TableRow } from './table-file.ts';

const mostNamed = 20;

/** Rows of one kind that may not be meant as records: how many, and the numbers of the first. */
export type OddRows = { kind: ImportOddKind; count: number; numbers: number[] };

/** Collects the rows that may not be meant as records, by what makes them odd. */
export function createOddRows(imported: AnyImported, mapping: readonly (string | null)[]) {
  const [isSum, isRemark] = [sumRowOf(imported, mapping), remarkRowOf(imported, mapping)];
  const found = new Map<ImportOddKind, OddRows>();
  return {
    /** Returns the kinds of a row, and counts it. */
    of(row: TableRow): ImportOddKind[] {
      const kinds = kindsOf(row, isSum(row), isRemark(row));
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

function kindsOf(row: TableRow, isSum: boolean, isRemark: boolean): ImportOddKind[] {
  if (!row.isHidden && !row.hasOpenFormula && !row.isStruck && !row.isWide && !isSum && !isRemark) return [];
  const applies = {
    totals: isSum,
    remarks: isRemark,
    hidden: row.isHidden === true,
    formulas: row.hasOpenFormula === true,
    wide: row.isWide === true,
    struck: row.isStruck === true,
  };
  return importOddKinds.filter((kind) => applies[kind]);
}
