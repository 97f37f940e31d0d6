import type { ImportDelimiter, ImportEncoding, ImportFormat } from '@haisha/validation/import-choices';

/** One row as it stands in the file; `number` as the spreadsheet counts. */
export type TableRow = {
  number: number;
  cells: string[];
  /** Whether the spreadsheet hides it, by hand or by a filter. */
  isHidden?: true;
  /** Whether a cell has a formula that was never worked out. */
  hasOpenFormula?: true;
  /** Whether a cell is struck through, or a part of it. */
  isStruck?: true;
  /** What cells that go over several rows say, by column, where they began further up. */
  merged?: ReadonlyMap<number, string>;
  /** Whether a line has more cells than that of the names, as a separator within a cell makes it. */
  isWide?: true;
};

/** What a person may say about how a file is read. */
export type Reading = { encoding?: ImportEncoding; delimiter?: ImportDelimiter; sheet?: string };

/** A file that has been found fit to be read; its rows come in pieces, the header among them. */
export type TableFile = {
  format: ImportFormat;
  encoding: ImportEncoding | null;
  delimiter: ImportDelimiter | null;
  sheet: string | null;
  sheets: string[];
  /** The most rows there can be. */
  mostRows: number;
  rows: () => AsyncGenerator<TableRow[]> | Generator<TableRow[]>;
};
