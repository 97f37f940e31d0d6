import { isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { noteReads } from '../../../db/schema/masters/note-reads.ts';

/** Somebody has seen these notes and comments. */
export async function markRead(tx: Transaction, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(noteReads)
    .values(ids.map((entryId) => ({ entryId, userId })))
    .onConflictDoNothing();
}

/** Somebody said 確認しました; whether for the first time. */
export async function markConfirmed(tx: Transaction, userId: string, entryId: string): Promise<boolean> {
  const marked = await tx
    .insert(noteReads)
    .values({ entryId, userId, confirmedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [noteReads.entryId, noteReads.userId],
      set: { confirmedAt: sql`now()` },
      setWhere: isNull(noteReads.confirmedAt),
    })
    .returning({ entryId: noteReads.entryId });
  return marked.length > 0;
}
