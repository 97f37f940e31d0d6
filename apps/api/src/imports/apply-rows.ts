import { and, eq, sql } from 'drizzle-orm';
import type { Write } from '../crud/entity-repository.ts';
import type { Database } from '../db/client.ts';
import { importRows } from '../db/schema/import-rows.ts';
import type { ImportRecord } from './import-repository.ts';
import type { AnyImported, AnyInput, AnyRow, Change } from './imported-entity.ts';
import { inLanes } from './in-lanes.ts';
import { inputOf } from './read-draft.ts';
import { recordRows, type Written } from './record-rows.ts';

const rowsAtOnce = 250;

type Pending = Pick<typeof importRows.$inferSelect, 'number' | 'targetId' | 'values'>;
type Done = { number: number; outcome: 'created' | 'updated'; id: string; version: number; before: AnyInput | null };
type Applied = { onRows: (count: number) => void; departmentIds: Set<string> };

/** What is to be written: right, new or different, and neither skipped nor an undecided duplicate. */
export const isToWrite = sql`(${importRows.outcome} is null and ${importRows.decision} is distinct from 'skip'
  and not (${importRows.targetId} is not null and ${importRows.values} = '{}') and (
  ${importRows.verdict} in ('new', 'update') or (${importRows.verdict} = 'duplicate' and ${importRows.decision} is not null)))`;

/** Writes the rows of an import as the form would and records them, piece by piece. */
export async function applyRows(
  write: Write,
  imported: AnyImported,
  { id: importId }: Pick<ImportRecord, 'id'>,
  { onRows, departmentIds }: Applied,
): Promise<void> {
  await inLanes(rowsToWrite(write, importId), async (rows) => {
    const { written, done } = await applySome(write, imported, rows, departmentIds);
    await recordRows(write, imported, 'import', written);
    await saveOutcomes(write, importId, done);
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
  rows: Pending[],
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
  const changes = updated.flatMap(({ targetId, values }): Change<AnyRow, AnyInput>[] => {
    const row = before.get(targetId ?? '');
    return row ? [{ row, input: { ...inputOf(imported, row), ...values } }] : [];
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
  const versionOf = (id: string) => after.get(id)?.version ?? 1;
  const done = [
    ...created.map(({ number }, index): Done => {
      const id = ids[index] ?? '';
      return { number, outcome: 'created', id, version: versionOf(id), before: null };
    }),
    ...updated.map(({ number, targetId }): Done => {
      const id = targetId ?? '';
      const row = before.get(id);
      return { number, outcome: 'updated', id, version: versionOf(id), before: row ? inputOf(imported, row) : null };
    }),
  ];
  return { written, done };
}

async function saveOutcomes({ tx }: Write, importId: string, done: readonly Done[]): Promise<void> {
  const numbers = done.map(({ number }) => number);
  await tx.execute(sql`
    update ${importRows} set outcome = given.outcome, written_id = given.id, written_version = given.version,
      before = given.before
    from json_to_recordset(${JSON.stringify(done)}::json)
      as given (number int, outcome text, id uuid, version int, before jsonb)
    where ${importRows.importId} = ${importId} and ${importRows.number} = given.number
      and ${importRows.number} between ${Math.min(...numbers)} and ${Math.max(...numbers)}`);
}
