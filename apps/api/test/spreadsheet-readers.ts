import { spawnSync } from 'node:child_process';
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

const script = `
import datetime, io, json, sys, openpyxl, warnings
warnings.simplefilter('error')
sheet = openpyxl.load_workbook(io.BytesIO(sys.stdin.buffer.read())).active
told = lambda value: {'date': value.isoformat()} if isinstance(value, datetime.datetime) else value
for row in sheet.iter_rows():
    assert all(cell.data_type != 'f' for cell in row)
print(json.dumps([[told(cell.value) for cell in row] for row in sheet.iter_rows()]))
`;

/** Throws on whatever openpyxl warns of, such as a workbook without a default style. */
async function readByOpenpyxl(content: Buffer): Promise<SeenCell[][]> {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', script], { input: content, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(stderr.toString());
  const rows: (SeenCell | { date: string })[][] = JSON.parse(stdout.toString());
  return rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' && cell !== null && 'date' in cell ? new Date(`${cell.date}Z`) : cell)),
  );
}

/** Python's library, which a machine may lack. */
export const openpyxl: SpreadsheetReader = { name: 'openpyxl', read: readByOpenpyxl };
export const isOpenpyxlInstalled = spawnSync('python3', ['-c', 'import openpyxl']).status === 0;

/** Programs of others that read Excel files. */
export const spreadsheetReaders: readonly SpreadsheetReader[] = [
  { name: 'exceljs', read: readByExcelJs },
  { name: 'read-excel-file', read: readByReadExcelFile },
  { name: 'SheetJS', read: readBySheetJs },
];
