import { findPunchColumns, shapeOfColumns } from '@haisha/rules/punches/file/columns';
import { mostPunchFileRows } from '@haisha/validation/punch-file-choices';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { punchFileFormats } from '../../../db/schema/attendance/punch-file-formats.ts';
import { type PunchFileLine, punchFiles } from '../../../db/schema/attendance/punch-files.ts';
import type { Upload } from '../../../services/files/accept/read-upload.ts';
import { shapeOf } from '../../../services/imports/columns/find-columns.ts';
import { readFittestSheet } from '../../../services/imports/read/read-fittest-sheet.ts';
import { readBody, readHeader } from '../../../services/imports/read/read-header.ts';
import { importOfTooManyRows, importWithoutRows } from '../../../services/imports/read/refused-import.ts';
import { beginsWithSum } from '../../../services/imports/read/sum-rows.ts';
import { readTableApart } from '../../../services/imports/read/threads/read-table-apart.ts';
import { fileNameOf } from '../../../services/imports/start-import.ts';

/**
 * Takes a file of punches: its columns are those that somebody named for these headings before, else those that are found.
 * Files are read as those of masters are, whatever their encoding; what a row means is judged here, since punches are no
 * records that a row creates or changes.
 */
export async function acceptPunchFile(db: Database, { content, name }: Upload, userId: string): Promise<string> {
  const known = (headers: readonly string[]) => findPunchColumns(headers).filter((field) => field !== null).length;
  const table = await readFittestSheet(content, known, readTableApart(userId));
  const header = await readHeader(table, known);
  const lines: PunchFileLine[] = [];
  for await (const rows of readBody(table, header)) {
    for (const { cells, number } of rows) if (!beginsWithSum(cells)) lines.push({ number, cells });
    if (lines.length > mostPunchFileRows) throw importOfTooManyRows(mostPunchFileRows);
  }
  if (lines.length === 0) throw importWithoutRows();
  const headers = header.cells;
  const [format] = await db
    .select({ columns: punchFileFormats.columns })
    .from(punchFileFormats)
    .where(eq(punchFileFormats.format, shapeOf(headers)));
  const columns = format?.columns ?? findPunchColumns(headers);
  const [row] = await db
    .insert(punchFiles)
    .values({
      ...{ fileName: fileNameOf(name, table), headers, columns, shape: shapeOfColumns(columns), lines },
      ...{ rowCount: lines.length, createdBy: userId },
    })
    .returning({ id: punchFiles.id });
  if (!row) throw new Error('no file of punches was kept');
  return row.id;
}
