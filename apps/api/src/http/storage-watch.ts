import { sql } from 'drizzle-orm';
import type { Dependencies } from '../module.ts';
import { type ProblemError, storageFull } from './errors.ts';
import { isDiskFull } from './is-disk-full.ts';
import { isStorageFull } from './is-storage-full.ts';

export type StorageWatch = {
  /** Remembers that the storage was full; names it as the reason when the embedded database went away for it. */
  explain: (problem: ProblemError) => Promise<ProblemError>;
  /** Whether there is no room on the disk here, or was none in the database and still is not. */
  isFull: () => Promise<boolean>;
};

/** Knows whether the storage is full: of a disk elsewhere only after it was. */
export function watchStorage({ env, db }: Pick<Dependencies, 'env' | 'db'>): StorageWatch {
  let wasFull = false;
  return {
    async explain(problem) {
      if (problem.code === 'storage.full') wasFull = true;
      return problem.code === 'unavailable' && (await isDiskFull(env)) ? storageFull() : problem;
    },
    async isFull() {
      const refusal = wasFull ? await refusalOf(db) : undefined;
      if (refusal === undefined) wasFull = false;
      return isStorageFull(refusal) || (await isDiskFull(env));
    },
  };
}

/**
 * Sorts more than fits into memory, which the database does on its disk: it writes nothing that stays. Answers why that
 * failed, if it did.
 */
async function refusalOf(db: Dependencies['db']): Promise<unknown> {
  const sorted = db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(
      sql`select max(n) from (select n, repeat(n::text, 100) as line from generate_series(1, 5000) n order by line offset 0) s`,
    );
  });
  return await sorted.then(
    () => undefined,
    (error: unknown) => error,
  );
}
