import { type CountKnown, type Header, readBody, readHeader } from './read-header.ts';
import type { ReadTable } from './read-table.ts';
import type { TableFile } from './table-file.ts';

/** Of a file with more sheets than these, the others have to be chosen by hand. */
const mostSheetsLookedAt = 12;

/** Takes a file and, of an Excel file, the sheet that names most of the columns that are known; the first one if several do. */
export async function readFittestSheet(
  content: Buffer,
  countKnown: CountKnown,
  readTable: ReadTable,
): Promise<TableFile> {
  const first = await readTable(content);
  let best = { table: first, known: await knownIn(first, countKnown) };
  for (const sheet of first.sheets.slice(1, mostSheetsLookedAt)) {
    const table = await readTable(content, { sheet });
    const known = await knownIn(table, countKnown);
    if (known > best.known) best = { table, known };
  }
  return best.table;
}

async function knownIn(table: TableFile, countKnown: CountKnown): Promise<number> {
  if (table.sheets.length < 2 || table.mostRows === 0) return 0;
  const header = await readHeader(table, countKnown).catch(() => null);
  return header && (await hasBody(table, header)) ? countKnown(header.cells) : 0;
}

async function hasBody(table: TableFile, header: Header): Promise<boolean> {
  for await (const _ of readBody(table, header)) return true;
  return false;
}
