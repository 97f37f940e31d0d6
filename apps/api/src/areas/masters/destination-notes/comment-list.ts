import { mostComments, type NoteCommentList, type NoteCommentListQuery } from '@haisha/validation/note-comment';
import { and, desc, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm';
import { noteComments } from '../../../db/schema/masters/note-comments.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { archivedIs } from '../../../services/records/read/list-sql.ts';
import { isSeenBy, type NoteReader } from './note-reader.ts';
import { withFacts } from './with-facts.ts';

const { searchText: _, ...ownColumns } = getTableColumns(noteComments);

/** Lists the newest comments that the reader sees, or more of them down to a number, at most one page. */
export async function listComments(
  db: Reader,
  destinationId: string,
  query: NoteCommentListQuery,
  reader: NoteReader,
): Promise<NoteCommentList> {
  const { number } = noteComments;
  const where = and(
    eq(noteComments.destinationId, destinationId),
    archivedIs(noteComments.archivedAt, query.archived),
    isSeenBy(reader, noteComments),
  );
  const newest = await selectComments(db, where).orderBy(desc(number)).limit(query.count);
  const isOlder = query.from !== undefined && query.from < (newest.at(-1)?.number ?? 0);
  const rows = isOlder
    ? await selectComments(db, and(where, gte(number, query.from ?? 0)))
        .orderBy(desc(number))
        .limit(mostComments)
    : newest;
  const total = await db.$count(noteComments, where);
  return { items: await withFacts(db, rows, reader), total };
}

export async function findComment(db: Reader, id: string, reader: NoteReader): Promise<CommentRow | null> {
  const [row] = await selectComments(db, and(eq(noteComments.id, id), isSeenBy(reader, noteComments)));
  return row ?? null;
}

/** Selects comments without the facts that differ by reader. */
export function selectComments(db: Reader, where: SQL | undefined) {
  return db
    .select({ ...ownColumns, ...entityPeople })
    .from(noteComments)
    .leftJoin(creator, eq(creator.id, noteComments.createdBy))
    .leftJoin(editor, eq(editor.id, noteComments.updatedBy))
    .where(where)
    .$dynamic();
}

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/** Returns the next comment number of a destination; archived comments keep theirs. */
export async function nextNumber(db: Reader, destinationId: string): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${noteComments.number}), 0)` })
    .from(noteComments)
    .where(eq(noteComments.destinationId, destinationId));
  return (row?.last ?? 0) + 1;
}
