import type { DestinationNote } from '@haisha/validation/destination-note';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { users } from '../../../db/schema/identity/users.ts';
import { noteReads } from '../../../db/schema/masters/note-reads.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { foreignPeople } from './foreign-people.ts';
import type { NoteReader } from './note-reader.ts';

type Person = { id: string; name: string } | null;
type Entry = { id: string; createdBy: Person; updatedBy: Person };
type Facts = Pick<DestinationNote, 'isRead' | 'confirmedBy'>;

/** Adds who confirmed each entry and whether the reader saw it, without names that the reader must not learn. */
export async function withFacts<Row extends Entry>(
  db: Reader,
  rows: readonly Row[],
  reader: NoteReader,
): Promise<(Row & Facts)[]> {
  const ids = rows.map(({ id }) => id);
  const read = await db
    .select({ id: noteReads.entryId })
    .from(noteReads)
    .where(and(inArray(noteReads.entryId, ids), eq(noteReads.userId, reader.userId)));
  const confirmed = await confirmations(db, ids);
  const people = [...rows.flatMap((row) => [row.createdBy, row.updatedBy]), ...confirmed];
  const foreign = await foreignPeople(
    db,
    reader,
    people.map((person) => person?.id),
  );
  const known = (person: Person) => (person && !foreign.has(person.id) ? person : null);
  const areRead = new Set(read.map(({ id }) => id));
  const confirmedBy = Map.groupBy(
    confirmed.filter(({ id }) => !foreign.has(id)),
    ({ entryId }) => entryId,
  );
  return rows.map((row) => ({
    ...row,
    createdBy: known(row.createdBy),
    updatedBy: known(row.updatedBy),
    isRead: areRead.has(row.id),
    confirmedBy: (confirmedBy.get(row.id) ?? []).map(({ id, name, at }) => ({ id, name, at })),
  }));
}

async function confirmations(db: Reader, ids: readonly string[]) {
  const rows = await db
    .select({ entryId: noteReads.entryId, id: users.id, name: users.name, at: noteReads.confirmedAt })
    .from(noteReads)
    .innerJoin(users, eq(users.id, noteReads.userId))
    .where(and(inArray(noteReads.entryId, [...ids]), isNotNull(noteReads.confirmedAt)))
    .orderBy(asc(noteReads.confirmedAt), asc(users.id));
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]));
}
