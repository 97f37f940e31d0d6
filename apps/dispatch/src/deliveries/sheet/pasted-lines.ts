import { type LineCells, type SheetColumn, sheetColumns } from './sheet-column.ts';

/** Returns the rows of cells that a spreadsheet puts on the clipboard; a quoted cell may hold tabs and line breaks. */
export function readClipboard(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g;
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain = '', end] of text.replace(/(?:\r\n|\n|\r)$/, '').matchAll(cell)) {
    if (whole === '') {
      if (rows.at(-1)?.length !== 0 || text.endsWith('\t')) rows.at(-1)?.push('');
      break;
    }
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

/** What copied rows become, and the columns of theirs that the sheet does not have: by header, or else by number. */
export type PastedCells = { lines: LineCells[]; leftOut: string[] };

/**
 * Puts copied rows into columns: those that a first row of headers names, otherwise side by side from the one with the
 * caret on. What no column takes is left out.
 */
export function pastedLines(
  rows: readonly (readonly string[])[],
  start: SheetColumn,
  columnNamed: (header: string) => SheetColumn | undefined,
): PastedCells {
  const [first = []] = rows;
  const headers = first.map(columnNamed);
  const hasHeaders = headers.filter((column) => column !== undefined).length > first.length / 2;
  const from = sheetColumns.indexOf(start);
  const columns = hasHeaders ? headers : first.map((_, index) => sheetColumns[from + index]);
  const body = rows.slice(hasHeaders ? 1 : 0);
  const leftOut = first.flatMap((header, index) =>
    columns[index] === undefined && body.some((row) => (row[index] ?? '') !== '')
      ? [hasHeaders ? header : String(index + 1)]
      : [],
  );
  const lines = body
    .map((row) => {
      const cells = row.flatMap((text, index) => {
        const column = columns[index];
        return column && text !== '' ? [[column, text] as const] : [];
      });
      return Object.fromEntries(cells) as LineCells;
    })
    .filter((cells) => Object.keys(cells).length > 0);
  return { lines, leftOut };
}
