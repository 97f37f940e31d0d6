import { findPunchColumns, shapeOfColumns } from '@haisha/rules/punches/file/columns';
import type { PunchFileReading } from '@haisha/validation/punch-file';
import { mostPunchFileRows } from '@haisha/validation/punch-file-choices';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { punchFileFormats } from '../../../db/schema/attendance/punch-file-formats.ts';
import { type PunchFileLine, punchFiles } from '../../../db/schema/attendance/punch-files.ts';
import { validationFailed } from '../../../http/errors.ts';
import type { Upload } from '../../../services/files/accept/read-upload.ts';
import { shapeOf } from '../../../services/imports/columns/find-columns.ts';
import { readFittestSheet } from '../../../services/imports/read/read-fittest-sheet.ts';
import { readBody, readHeader } from '../../../services/imports/read/read-header.ts';
import { importOfTooManyRows, importWithoutRows } from '../../../services/imports/read/refused-import.ts';
import type { Reading } from '../../../services/imports/read/table-file.ts';
import { readTableApart } from '../../../services/imports/read/threads/read-table-apart.ts';
import { fileNameOf } from '../../../services/imports/start-import.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { collectLeftOut } from './collect-left-out.ts';
import { lockPunchFile } from './punch-file-repository.ts';

export type ReadPunchFile = {
  values: Pick<
    typeof punchFiles.$inferInsert,
    'fileName' | 'headers' | 'columns' | 'shape' | 'lines' | 'leftOut' | 'rowCount'
  >;
  reading: PunchFileReading;
};

/** Takes a file of punches, read as `readPunchFile` reads it, and answers its id. */
export async function acceptPunchFile(db: Database, { values }: ReadPunchFile, userId: string): Promise<string> {
  const [row] = await db
    .insert(punchFiles)
    .values({ ...values, createdBy: userId })
    .returning({ id: punchFiles.id });
  if (!row) throw new Error('no file of punches was kept');
  return row.id;
}

/** Puts a file that was read in another way in the place of what was read of it before. */
export async function replacePunchFile({ scope, tx }: Write, fileId: string, { values }: ReadPunchFile): Promise<void> {
  await lockPunchFile(tx, fileId, scope);
  await tx.update(punchFiles).set(values).where(eq(punchFiles.id, fileId));
}

/**
 * Reads a file of punches: its columns are those that somebody named for these headings before, else those that are found.
 * Files are read as those of masters are, as somebody says or as is found out; what a row means is judged here, since punches
 * are no records that a row creates or changes.
 */
export async function readPunchFile(
  db: Database,
  { content, name }: Upload,
  userId: string,
  wanted: Reading = {},
): Promise<ReadPunchFile> {
  const known = (headers: readonly string[]) => findPunchColumns(headers).filter((field) => field !== null).length;
  const read = readTableApart(userId);
  const isFree = wanted.encoding === undefined && wanted.delimiter === undefined && wanted.sheet === undefined;
  const table = isFree ? await readFittestSheet(content, known, read) : await read(content, wanted);
  if (wanted.sheet !== undefined && table.sheet !== wanted.sheet) {
    throw validationFailed([{ path: 'sheet', code: 'invalid' }]);
  }
  const header = await readHeader(table, known);
  const headers = header.cells;
  const [format] = await db
    .select({ columns: punchFileFormats.columns })
    .from(punchFileFormats)
    .where(eq(punchFileFormats.format, shapeOf(headers)));
  const columns = format?.columns ?? findPunchColumns(headers);
  const { leaveOut, leftOut } = collectLeftOut(columns);
  const lines: PunchFileLine[] = [];
  for await (const rows of readBody(table, header)) {
    for (const { cells, number } of rows) if (!leaveOut({ cells, number })) lines.push({ number, cells });
    if (lines.length > mostPunchFileRows) throw importOfTooManyRows(mostPunchFileRows);
  }
  // Another sheet may have some.
  if (lines.length === 0 && table.sheets.length < 2) throw importWithoutRows();
  const { rows: _, mostRows: __, ...reading } = table;
  return {
    values: {
      ...{ fileName: fileNameOf(name, table), headers, columns, shape: shapeOfColumns(columns), lines },
      ...{ leftOut, rowCount: lines.length },
    },
    reading,
  };
}
