import { isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { noteReads } from '../../../db/schema/masters/note-reads.ts';

/** Marks notes and comments as read. */
export async function markRead(tx: Transaction, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(noteReads)
    .values(ids.map((entryId) => ({ entryId, userId })))
    .onConflictDoNothing();
}

/** Stores a confirmation; true for the first one. */
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
