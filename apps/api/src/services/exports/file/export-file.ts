import { Readable } from 'node:stream';
import { mostSheetRows } from '@haisha/validation/sheet-limit';
import { tokyoDay } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { tooManyRows, validationFailed } from '../../../http/errors.ts';
import type { RowScope } from '../../records/read/row-scope.ts';
import { entityName, labelsOf } from '../../words/labels.ts';
import { codesOfSharedNames } from '../../words/shared-names.ts';
import { chosenColumns } from '../cells/export-column.ts';
import type { ExportedEntity, Exports, FileChoice } from '../exported-entity.ts';
import { csvOfLines, type Lines, linesOf } from './csv.ts';
import { tokyoTime } from './csv-cell.ts';
import { readAhead, readBatches } from './read-batches.ts';
import { readIds } from './read-ids.ts';
import { refuseForShiftJis, toShiftJis } from './shift-jis.ts';
import { createLineReader } from './written-lines.ts';
import { xlsx } from './xlsx.ts';

/** Lines are one text, a row fifty values. */
const linesAtOnce = 5_000;
const types = {
  csv: { utf8: 'text/csv; charset=utf-8', sjis: 'text/csv; charset=Shift_JIS' },
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A list that is about to become a file: its rows are known by id and not yet read. */
export type ExportFile = {
  rowCount: number;
  /** What the audit log keeps of it. */
  taken: Record<string, unknown>;
  mediaType: string;
  /** `車両-20261121-1705.csv` for a moment, and a plain name for old browsers. */
  nameAt: (at: Date) => { name: string; plainName: string };
  /** Refuses, after reading all rows, what would not be whole. */
  check: () => Promise<void>;
  /** Reads and writes it; `onRows` hears how many rows have been read. */
  content: (onRows?: (count: number) => void) => Readable;
};

export async function prepareExport<Row extends { id: string }, Query>(
  db: Database,
  { path, name, columns, calls = [], ids, rows, select }: ExportedEntity<Row, Query>,
  query: Query & FileChoice,
  scope: RowScope,
  { named, most = mostSheetRows }: Pick<Exports, 'named'> & { most?: number },
): Promise<ExportFile> {
  const { format, encoding, locale } = query;
  const codeFor = await codesOfSharedNames(
    db,
    named.filter((table) => calls.includes(table)),
  );
  const chosen = chosenColumns(columns(labelsOf(name, locale, codeFor)), query.columns);
  if ('unknown' in chosen) throw validationFailed([{ path: 'columns', code: 'choose' }]);
  const wanted = await readIds(db, ids(db, query, scope));
  if (format === 'xlsx' && wanted.length > most) throw tooManyRows('format', most);
  const batches = () => readBatches(wanted, (some) => rows(db, some, scope));
  const lines = () =>
    select
      ? readAhead(
          wanted,
          linesAtOnce,
          createLineReader(db, chosen, (some) => select(db, some, scope)),
        )
      : linesOf(chosen, batches());
  const title = entityName(name, locale);
  return {
    rowCount: wanted.length,
    taken: { rows: wanted.length, columns: chosen.map(({ id }) => id), format, encoding },
    mediaType: format === 'xlsx' ? types.xlsx : types.csv[encoding],
    nameAt: (at) => {
      const stamp = stampOf(at);
      const full = `${title.replaceAll(' ', '-')}-${stamp}.${format}`;
      return { name: full, plainName: `${path.slice(1)}-${stamp}.${format}` };
    },
    check: async () => {
      if (format === 'csv' && encoding === 'sjis') await refuseForShiftJis(chosen, batches());
    },
    content: (onRows) =>
      format === 'xlsx'
        ? xlsx(
            title,
            chosen,
            counted(batches(), ({ length }) => length, onRows),
          )
        : csvStream(
            chosen,
            counted(lines(), ({ count }) => count, onRows),
            encoding,
          ),
  };
}

async function* counted<Batch>(
  batches: AsyncIterable<Batch>,
  rowsOf: (batch: Batch) => number,
  onRows: (count: number) => void = () => undefined,
): AsyncGenerator<Batch> {
  let count = 0;
  for await (const batch of batches) {
    yield batch;
    count += rowsOf(batch);
    onRows(count);
  }
}

function csvStream(
  columns: readonly { header: string }[],
  lines: AsyncIterable<Lines>,
  encoding: FileChoice['encoding'],
): Readable {
  const text = csvOfLines(columns, lines, { withMark: encoding === 'utf8' });
  return Readable.from(encoding === 'utf8' ? text : shiftJis(text), { objectMode: false });
}

async function* shiftJis(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const some of lines) yield toShiftJis(some);
}

function stampOf(at: Date): string {
  const [, hour = '', minute = ''] = /\b(\d\d):(\d\d):/.exec(tokyoTime(at.toISOString())) ?? [];
  return `${tokyoDay(at).replaceAll('-', '')}-${hour}${minute}`;
}
