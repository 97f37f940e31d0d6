import type { BulkResult } from '@haisha/validation/bulk';
import type { VersionedId } from '@haisha/validation/entity';
import { attempt } from '../../../db/attempt.ts';
import type { Transaction } from '../../../db/database.ts';
import { toProblem } from '../../../http/plugins/error-handler.ts';

/**
 * Does the same to many rows, each for itself: one that is refused leaves the others as they are done. They are locked
 * in the order of their ids, so that two such requests never wait for each other. A fault of the server ends it all,
 * and nothing is done.
 */
export async function bulkRows<At extends VersionedId>(
  tx: Transaction,
  rows: readonly At[],
  constraintFields: ReadonlyMap<string, string>,
  act: (row: At) => Promise<VersionedId>,
): Promise<BulkResult[]> {
  const results = new Map<At, BulkResult>();
  for (const row of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    results.set(row, await resultOf(tx, row, constraintFields, act));
  }
  return rows.flatMap((row) => results.get(row) ?? []);
}

async function resultOf<At extends VersionedId>(
  tx: Transaction,
  row: At,
  constraintFields: ReadonlyMap<string, string>,
  act: (row: At) => Promise<VersionedId>,
): Promise<BulkResult> {
  try {
    const { id, version } = await attempt(tx, () => act(row));
    return { id, version, problem: null };
  } catch (error) {
    const { status, code, extras } = toProblem(error, constraintFields);
    if (status >= 500) throw error;
    const { errors, usedBy } = extras;
    return { id: row.id, version: row.version, problem: { code, errors, usedBy } };
  }
}
