import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { importResults } from '../../../db/schema/services/import-results.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import type { Write } from '../../records/entity-repository.ts';
import { insertRows } from '../../records/write/write-many.ts';
import { differing, partOfPath, withValues } from '../fields/form-path.ts';
import type { AnyImported, AnyInput, AnyRow, RowUpdate } from '../imported-entity.ts';
import { inLanes } from '../in-lanes.ts';
import { inputOf } from '../judge/read-draft.ts';
import { wholeVersionOf } from '../judge/whole-version.ts';
import { type ImportRecord, isToWrite } from '../stored/import-repository.ts';
import { recordRows, type Written } from './record-rows.ts';

const rowsAtOnce = 250;
/** The database has more to do than the thread, and never waits for it. */
const lanes = 4;

type Pending = Pick<typeof importRows.$inferSelect, 'number' | 'targetId' | 'values'>;
type Done = typeof importResults.$inferInsert;
type Applied = { rejected: ReadonlySet<number>; onRows: (count: number) => void; departmentIds: Set<string> };

/** Writes the rows of an import as the form would, but for those rejected since, and records them, piece by piece. */
export async function applyRows(
  write: Write,
  imported: AnyImported,
  { id: importId }: Pick<ImportRecord, 'id'>,
  { rejected, onRows, departmentIds }: Applied,
): Promise<void> {
  await inLanes(lanes, rowsToWrite(write, importId), async (all) => {
    const rows = all.filter(({ number }) => !rejected.has(number));
    const { written, done } = await applySome(write, imported, { importId, rows }, departmentIds);
    await recordRows(write, imported, 'import', written);
    await insertRows(write.tx, importResults, done);
    onRows(rows.length);
  });
}

async function* rowsToWrite({ tx }: Write, importId: string): AsyncGenerator<Pending[]> {
  for (let last = 0; ; ) {
    const rows = await tx
      .select({ number: importRows.number, targetId: importRows.targetId, values: importRows.values })
      .from(importRows)
      .where(and(eq(importRows.importId, importId), isToWrite, sql`${importRows.number} > ${last}`))
      .orderBy(importRows.number)
      .limit(rowsAtOnce);
    if (rows.length === 0) return;
    last = rows.at(-1)?.number ?? 0;
    yield rows;
  }
}

async function applySome(
  write: Write,
  imported: AnyImported,
  { importId, rows }: { importId: string; rows: Pending[] },
  departmentIds: Set<string>,
): Promise<{ written: Written[]; done: Done[] }> {
  const { exported, repository, input, insert, update } = imported;
  const { tx, scope } = write;
  const read = async (ids: string[]) => {
    // Queries of the exports read within a transaction as well.
    const found = ids.length === 0 ? [] : await exported.rows(tx as unknown as Database, ids, scope);
    return new Map(found.map((row) => [row.id, row]));
  };
  const nothing = Object.fromEntries(Object.keys(input.shape).map((name) => [name, null]));
  const created = rows.filter(({ targetId }) => targetId === null);
  const updated = rows.filter(({ targetId }) => targetId !== null);
  const before = await read(updated.map(({ targetId }) => targetId ?? ''));
  const changes = updated.flatMap(({ targetId, values }): RowUpdate<AnyRow, AnyInput>[] => {
    const row = before.get(targetId ?? '');
    return row ? [{ row, input: withValues(inputOf(imported, row), values) }] : [];
  });
  if (changes.length > 0) await update(write, changes);
  const ids =
    created.length > 0
      ? await insert(
          write,
          created.map(({ values }) => ({ ...nothing, ...values })),
        )
      : [];
  const after = await read([...changes.map(({ row }) => row.id), ...ids]);

  const written = [...changes.map(({ row }) => row.id), ...ids].map((id) => ({
    before: before.get(id) ?? null,
    after: after.get(id) ?? null,
  }));
  for (const row of [...before.values(), ...after.values()]) {
    const departmentId = repository.departmentOf?.(row);
    if (departmentId) departmentIds.add(departmentId);
  }
  const resultOf = ({ number }: Pending, writtenId: string) => {
    const row = after.get(writtenId);
    return { importId, number, writtenId, writtenVersion: row ? wholeVersionOf(imported, row) : 1 };
  };
  const done = [
    ...created.map((row, at): Done => ({ ...resultOf(row, ids[at] ?? ''), outcome: 'created', before: null })),
    ...updated.map((row): Done => {
      const [was, is] = [before, after].map((rows) => rows.get(row.targetId ?? ''));
      return {
        ...resultOf(row, row.targetId ?? ''),
        outcome: 'updated',
        before: was && is ? fieldsSet(imported, row, inputOf(imported, was), inputOf(imported, is)) : null,
      };
    }),
  ];
  return { written, done };
}

/** Of a record as it was what a row sets, which is enough to take it back; of what is kept apart what became another. */
function fieldsSet({ apart }: AnyImported, { values }: Pending, before: AnyInput, after: AnyInput): AnyInput {
  const set = new Set(Object.keys(values ?? {}).map(partOfPath));
  const isPartSet = apart?.fields.some((field) => set.has(field)) ?? false;
  return Object.fromEntries(
    Object.entries(before).flatMap(([name, value]): [string, unknown][] => {
      if (apart?.fields.includes(name)) return isPartSet ? differing(name, before, after) : [];
      return set.has(name) ? [[name, value]] : [];
    }),
  );
}
