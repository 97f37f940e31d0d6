import { Readable } from 'node:stream';
import type { ImportDelimiter } from '@haisha/validation/import-choices';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import type { Database } from '../../../db/database.ts';
import { importResults } from '../../../db/schema/services/import-results.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import { csvText } from '../../exports/file/csv-cell.ts';
import { asInShiftJis } from '../../exports/file/shift-jis.ts';
import { xlsx } from '../../exports/file/xlsx.ts';
import { labelsOf } from '../../words/labels.ts';
import { cellsOf } from '../columns/fixed-values.ts';
import type { AnyImported } from '../imported-entity.ts';
import type { ByteEncoding } from '../read/characters.ts';
import { encodeText, keepsText } from '../read/decode-text.ts';
import { type ImportRecord, isResultOfRow, isUndecided } from '../stored/import-repository.ts';
import { reasonHeader, reasonText } from './reason-text.ts';

const rowsAtOnce = 1_000;
const delimiters: Record<ImportDelimiter, string> = { comma: ',', semicolon: ';', tab: '\t' };

/**
 * The rows that were not imported, in the columns and the encoding of their file; behind them what people added to it,
 * and each row's reasons.
 */
export function rejectedFile(
  db: Database,
  imported: AnyImported,
  record: ImportRecord,
): { name: string; mediaType: string; content: Readable } {
  const { fileName, headers, locale } = record;
  const stem = fileName.replace(/\.[^.]*$/, '');
  const name = `${stem}-${locale === 'ja' ? '取り込めなかった行' : 'rejected'}.${record.format}`;
  const header = [...headers, ...addedColumns(imported, record).map(({ header: word }) => word), reasonHeader(locale)];
  if (record.format === 'xlsx') {
    const columns = header.map((text, column) => ({
      id: String(column),
      header: text,
      cell: (row: string[]) => ({ text: row[column] ?? '' }),
    }));
    const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return { name, mediaType, content: xlsx(reasonHeader(locale), columns, rejectedRows(db, imported, record)) };
  }
  return {
    name,
    mediaType: 'text/csv',
    content: Readable.from(csvPieces(db, imported, record, header), { objectMode: false }),
  };
}

async function* csvPieces(
  db: Database,
  imported: AnyImported,
  record: ImportRecord,
  header: string[],
): AsyncGenerator<Buffer> {
  const delimiter = delimiters[record.delimiter ?? 'comma'];
  const guarded = (row: string[]) => row.map((text) => csvText({ text }));
  const lines = (rows: string[][]) => `${Papa.unparse(rows.map(guarded), { delimiter, newline: '\r\n' })}\r\n`;
  const encoding = await fittingEncoding(db, imported, record, header);
  const encoded = (text: string, isFirst = false) => {
    if (encoding === 'sjis') return encodeText(asInShiftJis(text), encoding);
    return encodeText(text, encoding === 'utf8Mark' && !isFirst ? 'utf8' : encoding);
  };
  yield encoded(lines([header]), true);
  for await (const rows of rejectedRows(db, imported, record)) yield encoded(lines(rows));
}

/**
 * That of the file, unless it lacks a character, as reasons name records and people correct cells; spreadsheets open
 * UTF-8 with a mark in place of UTF-16, ISO-2022-JP and what is not Japanese.
 */
async function fittingEncoding(
  db: Database,
  imported: AnyImported,
  record: ImportRecord,
  header: string[],
): Promise<ByteEncoding> {
  const encoding = record.encoding ?? 'utf8';
  if (encoding === 'utf8' || encoding === 'utf8Mark') return encoding;
  if (encoding !== 'sjis' && encoding !== 'eucJp') return 'utf8Mark';
  const asWritten = encoding === 'sjis' ? asInShiftJis : (text: string) => text;
  const isKept = (rows: string[][]) => keepsText(asWritten(rows.flat().join('\n')), encoding);
  if (!isKept([header])) return 'utf8Mark';
  for await (const rows of rejectedRows(db, imported, record)) if (!isKept(rows)) return 'utf8Mark';
  return encoding;
}

/** Columns that the file lacks and somebody said something in, as the export calls them. */
function addedColumns(
  { exported }: AnyImported,
  { locale, headers, fixed, counts }: ImportRecord,
): { column: number; header: string }[] {
  const words = new Map(exported.columns(labelsOf(exported.name, locale)).map(({ id, header }) => [id, header]));
  return fixed.flatMap(({ field, text }, at) => {
    const column = headers.length + at;
    const isSaid = text !== '' || counts?.gaps.some((gap) => gap.column === column && gap.entered > 0);
    return isSaid ? [{ column, header: words.get(field) ?? field }] : [];
  });
}

async function* rejectedRows(db: Database, imported: AnyImported, record: ImportRecord): AsyncGenerator<string[][]> {
  const { id, locale, status, fixed } = record;
  const added = addedColumns(imported, record);
  const texts = fixed.map(({ text }) => text);
  const isRejected = status === 'applied' || status === 'undone' ? eq(importResults.outcome, 'rejected') : isUndecided;
  for (let last = 0; ; ) {
    const rows = await db
      .select(getTableColumns(importRows))
      .from(importRows)
      .leftJoin(importResults, isResultOfRow)
      .where(and(eq(importRows.importId, id), isRejected, sql`${importRows.number} > ${last}`))
      .orderBy(importRows.number)
      .limit(rowsAtOnce);
    if (rows.length === 0) return;
    yield rows.map((row) => {
      const cells = cellsOf(row, texts);
      const own = cells.slice(0, row.cells.length);
      return [...own, ...added.map(({ column }) => cells[column] ?? ''), reasonText(imported, locale, row)];
    });
    last = rows.at(-1)?.number ?? 0;
  }
}
