import { scopeFor } from '@haisha/rules/permission';
import type { DestinationNote, DestinationNoteListQuery } from '@haisha/validation/destination-note';
import { type NoteVisibility, visibilitiesOf } from '@haisha/validation/destination-note-choices';
import type { Page } from '@haisha/validation/entity';
import { and, desc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../db/schema/identity/users.ts';
import { destinationNotes } from '../../../db/schema/masters/destination-notes.ts';
import { listFilesOf } from '../../../services/files/record-files.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { archivedIs } from '../../../services/records/read/list-sql.ts';
import { pageOfRows } from '../../../services/records/read/page-of-rows.ts';
import { hasBegun } from './is-in-force.ts';
import { isSeenBy, type NoteReader, seesAll } from './note-reader.ts';
import { withFacts } from './with-facts.ts';

const { searchText: _, ...ownColumns } = getTableColumns(destinationNotes);

/** Lists the notes of a destination that the reader sees: those in force first, pinned before newest. */
export async function listNotes(
  db: Reader,
  destinationId: string,
  query: DestinationNoteListQuery,
  reader: NoteReader,
): Promise<Page<DestinationNote>> {
  const { archivedAt, validTo, isPinned, createdAt, id } = destinationNotes;
  const where = and(
    eq(destinationNotes.destinationId, destinationId),
    archivedIs(archivedAt, query.archived),
    isSeenBy(reader, destinationNotes),
    // Shows future notes to the office and to their author only.
    seesAll(reader) ? undefined : or(hasBegun(reader), eq(destinationNotes.createdBy, reader.userId)),
  );
  const isOver = sql`coalesce(${validTo} < ${reader.today}, false)`;
  const page = await pageOfRows(
    query,
    (limit, offset) =>
      selectNotes(db, where).orderBy(isOver, desc(isPinned), desc(createdAt), desc(id)).limit(limit).offset(offset),
    db.$count(destinationNotes, where),
  );
  return { ...page, items: await completed(db, page.items, reader) };
}

export async function findNote(db: Reader, id: string, reader: NoteReader): Promise<NoteRow | null> {
  const [row] = await selectNotes(db, and(eq(destinationNotes.id, id), isSeenBy(reader, destinationNotes)));
  return row ?? null;
}

/** Selects notes without the facts that differ by reader. */
export function selectNotes(db: Reader, where: SQL | undefined) {
  return db
    .select({ ...ownColumns, ...entityPeople })
    .from(destinationNotes)
    .leftJoin(creator, eq(creator.id, destinationNotes.createdBy))
    .leftJoin(editor, eq(editor.id, destinationNotes.updatedBy))
    .where(where)
    .$dynamic();
}

export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

/** Adds what differs by reader. */
export async function completed(db: Reader, rows: NoteRow[], reader: NoteReader): Promise<DestinationNote[]> {
  const notes = await withFacts(db, rows, reader);
  const files = await listFilesOf(
    db,
    'destinationNote',
    rows.map(({ id }) => id),
  );
  const areCounted = seesAll(reader) && rows.some(({ importance }) => importance === 'urgent');
  const people = areCounted ? await peopleByVisibility(db) : null;
  return notes.map((note) => ({
    ...note,
    files: files(note.id),
    unconfirmedCount: people && note.importance === 'urgent' ? unconfirmed(note, people(note.visibility)) : null,
  }));
}

function unconfirmed(
  { confirmedBy, createdBy }: Pick<DestinationNote, 'confirmedBy' | 'createdBy'>,
  people: readonly string[],
): number {
  // Counts the author as confirmed.
  const done = new Set([...confirmedBy.map(({ id }) => id), createdBy?.id]);
  return people.filter((id) => !done.has(id)).length;
}

/** Returns who reads notes of a visibility. */
async function peopleByVisibility(db: Reader): Promise<(visibility: NoteVisibility) => string[]> {
  const rows = await db.select({ id: users.id, roles: users.roles }).from(users).where(isNull(users.archivedAt));
  return (visibility) =>
    rows
      .filter(({ roles }) =>
        roles.some((role) => visibilitiesOf([role], scopeFor(role, 'destinationNote.read')).includes(visibility)),
      )
      .map(({ id }) => id);
}
