import { buffer } from 'node:stream/consumers';
import { officeLists } from '@haisha/demo-company/office-lists';
import {
  type Fault,
  type FirstMaster,
  isFirst,
  sampleCollisions,
  sampleFaults,
  sampleSpellings,
  sampleWarnings,
} from '@haisha/demo-company/sample-faults';
import type { SampleRecord } from '@haisha/demo-company/sample-masters';
import { type SampleMaster, sampleMasters } from '@haisha/demo-company/sample-masters';
import type { ImportEntity, ImportVerdict } from '@haisha/validation/import-choices';
import { product } from '../../areas.ts';
import type { Database } from '../../db/database.ts';
import type { ExportColumn } from '../../services/exports/cells/export-column.ts';
import { csv } from '../../services/exports/file/csv.ts';
import { toShiftJis } from '../../services/exports/file/shift-jis.ts';
import { xlsx } from '../../services/exports/file/xlsx.ts';
import { importedOf } from '../../services/imports/imported-entity.ts';
import { entityName } from '../../services/words/labels.ts';
import { officeFile } from './office-file.ts';
import { readSource, type SampleSource } from './sample-records.ts';

export type SampleFile = {
  kind: (typeof sampleKinds)[number];
  entity: ImportEntity;
  /** Below `samples/`. */
  path: string;
  content: Buffer;
  /** What judging it says in the demo company. */
  counts: Record<ImportVerdict, number>;
  /** Cells at fault or odd, by the number of the row as a spreadsheet counts. */
  faults: { number: number; header: string; text: string }[];
  /** What it has no column for, with a value for all rows that puts them right. */
  lacks: { field: string; header: string; text: string }[];
};

export const sampleKinds = ['good', 'office', 'shift-jis', 'errors', 'warnings', 'missing', 'duplicates'] as const;
/** Files that are there as Excel workbooks as well. */
const workbooks: readonly ImportEntity[] = ['vehicle', 'destination'];
const none = { error: 0, duplicate: 0, warning: 0, new: 0, update: 0, unchanged: 0 };
const rowsAtFault = 10;
const rowsInShiftJis = 5;
const sameRows = 2;
const furtherRows = 3;
const rowsThatLack = 5;
/** As a list from the personnel office has it, where everybody is of one centre and employed alike. */
const lacking: Partial<Record<ImportEntity, readonly (readonly [string, string])[]>> = {
  driver: [
    ['departmentName', '厚木センター'],
    ['employmentType', '正社員'],
  ],
};

/** All sample files, from a database with the demo company. */
export async function sampleFiles(db: Database): Promise<SampleFile[]> {
  const files: SampleFile[] = [];
  for (const master of sampleMasters) files.push(...(await filesOf(master, await readSource(db, master.entity))));
  return files.toSorted((a, b) => sampleKinds.indexOf(a.kind) - sampleKinds.indexOf(b.kind));
}

async function filesOf(master: SampleMaster, source: SampleSource): Promise<SampleFile[]> {
  const { entity, name, rows } = master;
  const records = createRecords(master, source);
  const good = records(rows);
  const title = entityName(entity, 'ja');
  const about = { entity, faults: [], lacks: [] };
  const whole = { ...about, kind: 'good', counts: { ...none, new: rows } } as const;
  const files: SampleFile[] = [{ ...whole, path: `good/${name}.csv`, content: await utf8(source, good) }];
  if (workbooks.includes(entity)) {
    const content = await buffer(xlsx(title, columnsOf(source), batchOf(good)));
    files.push({ ...whole, path: `good/${name}.xlsx`, content });
  }
  if (isFirst(entity)) files.push(...(await hardFiles(entity, name, source, records)));
  for (const list of officeLists.filter((one) => one.entity === entity)) {
    const { content, ending, faults } = await officeFile(list, records(list.rows), title);
    const odd = (verdict: 'warning' | 'error') => list.odd.filter((one) => one.verdict === verdict).length;
    const [warning, error] = [odd('warning'), odd('error')];
    const counts = { ...none, new: list.rows - warning - error, warning, error };
    files.push({ ...about, kind: 'office', path: `office/${name}.${ending}`, content, counts, faults });
  }
  return files;
}

/** Files in Shift_JIS, with errors, with duplicates, without columns and with warnings. */
async function hardFiles(
  entity: FirstMaster,
  name: string,
  source: SampleSource,
  records: (count: number) => SampleRecord[],
): Promise<SampleFile[]> {
  const files: SampleFile[] = [];
  const about = { entity, faults: [], lacks: [] };

  const spelt = records(rowsInShiftJis).map((record, index) => withCells(record, sampleSpellings[entity][index]));
  const content = toShiftJis(await text(source, spelt));
  const inShiftJis = { kind: 'shift-jis', counts: { ...none, new: rowsInShiftJis }, content } as const;
  files.push({ ...about, ...inShiftJis, path: `shift-jis/${name}.csv` });

  const withPlanted = async (kind: 'errors' | 'warnings', verdict: 'error' | 'warning', all: readonly Fault[]) => {
    const rows = records(rowsAtFault).map((record, index) => withCells(record, all[index]));
    files.push({
      ...about,
      kind,
      path: `${kind}/${name}.csv`,
      content: await utf8(source, rows),
      counts: { ...none, [verdict]: all.length, new: rowsAtFault - all.length },
      faults: all.map(([field, said], index) => ({ number: index + 2, header: headerOf(source, field), text: said })),
    });
  };
  await withPlanted('errors', 'error', sampleFaults[entity]);

  const alike = duplicates(source, records, sampleCollisions[entity]).map((record) => timeless(entity, record));
  const duplicate = sameRows + sampleCollisions[entity].length;
  const counts = { ...none, duplicate, update: 1, new: furtherRows };
  files.push({
    ...about,
    kind: 'duplicates',
    path: `duplicates/${name}.csv`,
    content: await utf8(source, alike),
    counts,
  });

  const lacks = (lacking[entity] ?? []).map(([field, said]) => ({
    field,
    header: headerOf(source, field),
    text: said,
  }));
  if (lacks.length > 0) {
    const without = { ...source, columns: source.columns.filter(({ id }) => lacks.every(({ field }) => field !== id)) };
    files.push({
      ...about,
      kind: 'missing',
      path: `missing/${name}.csv`,
      content: await utf8(without, records(rowsThatLack)),
      counts: { ...none, error: rowsThatLack },
      lacks,
    });
  }
  await withPlanted('warnings', 'warning', sampleWarnings[entity]);
  return files;
}

/** Records that nobody has, each another one, made from those of the demo company in turn. */
function createRecords({ isBase, renamed }: SampleMaster, { records }: SampleSource) {
  const bases = records.filter(isBase);
  let number = 0;
  return (count: number): SampleRecord[] =>
    Array.from({ length: count }, () => {
      const base = bases[(number * 7) % bases.length];
      if (!base) throw new Error('the demo company has no record to start from');
      number += 1;
      return renamed(base, number - 1);
    });
}

/** Two rows of one code, rows that say what a record says, a record that is there with another note, and new rows. */
function duplicates(
  { records }: SampleSource,
  create: (count: number) => SampleRecord[],
  collisions: readonly (readonly string[])[],
): SampleRecord[] {
  const [one, other] = create(sameRows);
  const alike = create(collisions.length).map((record, index) => {
    const there = records[index + 1];
    const cells = (collisions[index] ?? []).map((field) => [field, there?.[field] ?? '']);
    return { ...record, ...Object.fromEntries(cells) };
  });
  const known = { ...records[0], note: '取り込みの見本で更新' };
  return [{ ...one }, { ...other, code: one?.code ?? '' }, ...alike, known, ...create(furtherRows)];
}

function headerOf({ columns }: SampleSource, field: string): string {
  return columns.find(({ id }) => id === field)?.header ?? '';
}

/** Without what the demo company of a later day has had since, such as another check-up. */
function timeless(entity: ImportEntity, record: SampleRecord): SampleRecord {
  const passing = importedOf(product, entity).fields.filter(({ entry }) => entry !== undefined);
  return { ...record, ...Object.fromEntries(passing.map(({ id }) => [id, ''])) };
}

function withCells(record: SampleRecord, cell: readonly [string, string] | undefined): SampleRecord {
  return cell ? { ...record, [cell[0]]: cell[1] } : record;
}

function columnsOf({ columns }: SampleSource): ExportColumn<SampleRecord>[] {
  return columns.map(({ id, header }) => ({
    id,
    header,
    cell: ({ [id]: said = '' }) => (said === '' ? null : { text: said }),
  }));
}

async function utf8(source: SampleSource, records: SampleRecord[]): Promise<Buffer> {
  return Buffer.from(await text(source, records, true));
}

async function text(source: SampleSource, records: SampleRecord[], withMark = false): Promise<string> {
  let all = '';
  for await (const some of csv(columnsOf(source), batchOf(records), { withMark })) all += some;
  return all;
}

async function* batchOf(records: SampleRecord[]): AsyncGenerator<SampleRecord[]> {
  yield records;
}
