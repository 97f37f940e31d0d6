import { mostReadings, type ReadingColumn } from '@haisha/validation/detector-reading';
import { validationFailed } from '../../../http/errors.ts';
import { readFittestSheet } from '../../../services/imports/read/read-fittest-sheet.ts';
import { readBody, readHeader } from '../../../services/imports/read/read-header.ts';
import { readTableApart } from '../../../services/imports/read/threads/read-table-apart.ts';
import type { ReadingText } from './judge-readings.ts';
import { countReadingColumns, findReadingColumns, missingColumns } from './reading-columns.ts';

/** Reads a file of an alcohol detector; columns that are needed and not found are named instead of rows. */
export async function readDetectorFile(
  content: Buffer,
  owner: string,
): Promise<{ missing: ReadingColumn[]; texts: ReadingText[] }> {
  const table = await readFittestSheet(content, countReadingColumns, readTableApart(owner));
  const header = await readHeader(table, countReadingColumns);
  const columns = findReadingColumns(header.cells);
  const missing = missingColumns(columns);
  const texts: ReadingText[] = [];
  if (missing.length > 0) return { missing, texts };
  for await (const rows of readBody(table, header)) {
    for (const { cells, number } of rows) {
      const cell = (column: number) => (cells[column] ?? '').trim().slice(0, 60);
      texts.push({
        row: number,
        driverText: cell(columns.driver),
        atText: columns.at === -1 ? `${cell(columns.day)} ${cell(columns.time)}` : cell(columns.at),
        alcoholText: cell(columns.alcohol),
        device: cell(columns.device) || null,
      });
    }
    if (texts.length > mostReadings)
      throw validationFailed([{ path: 'file', code: 'tooManyRows', params: { max: mostReadings } }]);
  }
  return { missing, texts };
}
