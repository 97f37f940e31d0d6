import type { SharedDestination } from '@haisha/validation/shared-destination';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { destinationNotes } from '../../../db/schema/masters/destination-notes.ts';
import { noteComments } from '../../../db/schema/masters/note-comments.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator } from '../../../services/records/read/entity-people.ts';
import { foreignPeople } from './foreign-people.ts';
import { isInForce } from './is-in-force.ts';
import { isUnread } from './is-unread.ts';
import { isSeenBy, type NoteReader } from './note-reader.ts';

type Counts = Pick<SharedDestination, 'noteCount' | 'urgentCount' | 'commentCount' | 'unreadCount'>;
type LastNote = NonNullable<SharedDestination['lastNote']>;

/** Counts the notes and comments that the reader sees, by destination. */
export async function countsOf(
  db: Reader,
  ids: readonly string[],
  reader: NoteReader,
): Promise<(id: string) => Counts> {
  const notes = await db
    .select({
      id: destinationNotes.destinationId,
      all: sql<number>`count(*)::int`,
      urgent: sql<number>`(count(*) filter (where ${destinationNotes.importance} = 'urgent'))::int`,
      unread: sql<number>`(count(*) filter (where ${isUnread(db, reader, destinationNotes)}))::int`,
    })
    .from(destinationNotes)
    .where(and(inArray(destinationNotes.destinationId, [...ids]), isInForce(reader)))
    .groupBy(destinationNotes.destinationId);
  const comments = await db
    .select({
      id: noteComments.destinationId,
      all: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${isUnread(db, reader, noteComments)}))::int`,
    })
    .from(noteComments)
    .where(
      and(
        inArray(noteComments.destinationId, [...ids]),
        isNull(noteComments.archivedAt),
        isSeenBy(reader, noteComments),
      ),
    )
    .groupBy(noteComments.destinationId);
  return (id) => {
    const note = notes.find((one) => one.id === id);
    const comment = comments.find((one) => one.id === id);
    return {
      noteCount: note?.all ?? 0,
      urgentCount: note?.urgent ?? 0,
      commentCount: comment?.all ?? 0,
      unreadCount: (note?.unread ?? 0) + (comment?.unread ?? 0),
    };
  };
}

/** The newest note in force of each of these destinations. */
export async function lastNotesOf(
  db: Reader,
  ids: readonly string[],
  reader: NoteReader,
): Promise<Map<string, LastNote>> {
  const { destinationId, title, category, importance, createdAt } = destinationNotes;
  const rows = await db
    .selectDistinctOn([destinationId], {
      destinationId,
      title,
      category,
      importance,
      at: createdAt,
      by: { id: creator.id, name: creator.name },
    })
    .from(destinationNotes)
    .leftJoin(creator, eq(creator.id, destinationNotes.createdBy))
    .where(and(inArray(destinationId, [...ids]), isInForce(reader)))
    .orderBy(destinationId, desc(createdAt), desc(destinationNotes.id));
  const foreign = await foreignPeople(
    db,
    reader,
    rows.map(({ by }) => by?.id),
  );
  return new Map(
    rows.map(({ destinationId: id, by, ...note }) => [id, { ...note, by: by && !foreign.has(by.id) ? by.name : null }]),
  );
}
