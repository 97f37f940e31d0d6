import type { RetentionSubject } from '@haisha/validation/retention';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../files/storage/file-store.ts';

/** So many rows in one statement: nobody waits long for what it locks. */
export const mostAtOnce = 2_000;

type Given = { db: Database; store: FileStore; before: SQL; keepMonths: number; today: string };

/** How what a rule of retention is about goes; those of one subject follow each other in their order. */
export type Removal = {
  subject: RetentionSubject;
  /** Removes `mostAtOnce` at most of what was over at `before`, and answers how many. */
  remove: (given: Given) => Promise<number>;
};

export async function countRemoved(db: Database, statement: SQL): Promise<number> {
  return (await db.execute(statement)).rowCount ?? 0;
}
