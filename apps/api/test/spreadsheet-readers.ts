import excel from 'exceljs';
import { readSheet } from 'read-excel-file/node';
import * as sheetJs from 'xlsx';

/** What a program sees in a cell; a date is the wall clock, in UTC. */
export type SeenCell = string | number | boolean | Date | null;
export type SpreadsheetReader = { name: string; read: (content: Buffer) => Promise<SeenCell[][]> };

async function readByExcelJs(content: Buffer): Promise<SeenCell[][]> {
  const book = new excel.Workbook();
  // Its type of a buffer is older than Node's.
  await book.xlsx.load(content as unknown as Parameters<typeof book.xlsx.load>[0]);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('the workbook has no sheet');
  return Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: sheet.columnCount }, (_, column) => sheet.getCell(row + 1, column + 1).value as SeenCell),
  );
}

async function readByReadExcelFile(content: Buffer): Promise<SeenCell[][]> {
  const rows = (await readSheet(content, { trim: false })) as SeenCell[][];
  // It cuts fractions of a millisecond, which the number of a day cannot hold in full.
  return rows.map((row) => row.map((cell) => (cell instanceof Date ? inWholeSeconds(cell) : cell)));
}

async function readBySheetJs(content: Buffer): Promise<SeenCell[][]> {
  const { SheetNames, Sheets } = sheetJs.read(content, { cellNF: true });
  const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
  const { e: last } = sheetJs.utils.decode_range(sheet['!ref'] ?? '');
  return Array.from({ length: last.r + 1 }, (_, r) =>
    Array.from({ length: last.c + 1 }, (_, c) => {
      const cell: sheetJs.CellObject | undefined = sheet[sheetJs.utils.encode_cell({ r, c })];
      if (cell?.f !== undefined) throw new Error(`${cell.f} became a formula`);
      const isDate = cell?.t === 'n' && sheetJs.SSF.is_date(cell.z);
      return isDate ? dateOf(Number(cell.v)) : (cell?.v ?? null);
    }),
  );
}

function inWholeSeconds(date: Date): Date {
  return new Date(Math.round(date.getTime() / 1_000) * 1_000);
}

function dateOf(serial: number): Date {
  return new Date(Math.round((serial - 25_569) * 86_400) * 1_000);
}

/** Programs of others that read Excel files. */
export const spreadsheetReaders: readonly SpreadsheetReader[] = [
  { name: 'exceljs', read: readByExcelJs },
  { name: 'read-excel-file', read: readByReadExcelFile },
  { name: 'SheetJS', read: readBySheetJs },
];
