import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { noteReads } from '../../../db/schema/masters/note-reads.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { NoteReader } from './note-reader.ts';

/** Matches notes or comments that the reader has not read. */
export function isUnread(db: Reader, { userId }: NoteReader, { id }: { id: AnyPgColumn }): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(noteReads)
      .where(and(eq(noteReads.entryId, id), eq(noteReads.userId, userId))),
  );
}
