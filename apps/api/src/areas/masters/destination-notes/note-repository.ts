import { searchText } from '@haisha/rules/search-text';
import type {
  DestinationNote,
  DestinationNoteInput,
  destinationNoteUpdateSchema,
} from '@haisha/validation/destination-note';
import { audiencesOf } from '@haisha/validation/destination-note-choices';
import type { VersionedId } from '@haisha/validation/entity';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { destinationNotes } from '../../../db/schema/masters/destination-notes.ts';
import { recordNotFound } from '../../../http/errors.ts';
import type { FileAction, FileOwner } from '../../../services/files/record-files.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import type { RowRepository } from '../../../services/records/entity-repository.ts';
import { changedBy, createdBy, lockRow } from '../../../services/records/write/row-writes.ts';
import {
  archiveEntity,
  changeEntity,
  createEntity,
  requireNotArchived,
  restoreEntity,
} from '../../../services/records/write/write-entity.ts';
import { markRead } from './mark-read.ts';
import { completed, type NoteRow, selectNotes } from './note-list.ts';
import { type NoteWrite, noteLabel, requireVisible } from './note-place.ts';
import { isSeenBy } from './note-reader.ts';

type NoteUpdate = z.output<typeof destinationNoteUpdateSchema>;

const tellsOf = { entity: 'destinationNote', audiencesOf: ({ visibility }: NoteRow) => audiencesOf(visibility) };

/** The repository of one destination's notes. */
function notesOf(write: NoteWrite) {
  return {
    entity: 'destinationNote',
    table: destinationNotes,
    toldTo: tellsOf,
    nameOf: ({ title }) => ({ label: noteLabel(write, title) }),
    recorded: ({ editedAt: _, ...note }) => note,
    async find(db, id) {
      const isOfIt = eq(destinationNotes.destinationId, write.destination.id);
      const [row] = await selectNotes(
        db,
        and(eq(destinationNotes.id, id), isOfIt, isSeenBy(write.reader, destinationNotes)),
      );
      return row ?? null;
    },
  } satisfies RowRepository<NoteRow>;
}

export async function createNote(write: NoteWrite, input: DestinationNoteInput): Promise<DestinationNote> {
  requireVisible(write, input.visibility);
  const row = await createEntity(write, { ...notesOf(write), insert }, input);
  await markRead(write.tx, write.actor.userId, [row.id]);
  return await written(write, row);

  async function insert() {
    const { tx, actor, destination } = write;
    const values = { ...noteRow(input), destinationId: destination.id, ...createdBy(actor) };
    const [row] = await tx.insert(destinationNotes).values(values).returning({ id: destinationNotes.id });
    if (!row) throw new Error('no note was made');
    return row.id;
  }
}

export async function updateNote(write: NoteWrite, id: string, body: NoteUpdate): Promise<DestinationNote> {
  const { version, ...input } = body;
  requireVisible(write, input.visibility);
  const row = await changeEntity(write, notesOf(write), { id, version }, 'update', async (before) => {
    const edited = saysOther(before, input) ? { editedAt: sql`now()` } : {};
    await write.tx
      .update(destinationNotes)
      .set({ ...noteRow(input), ...edited, ...changedBy(destinationNotes, write.actor) })
      .where(eq(destinationNotes.id, id));
  });
  return await written(write, row);
}

export async function archiveNote(write: NoteWrite, at: VersionedId): Promise<DestinationNote> {
  return await written(write, await archiveEntity(write, notesOf(write), at, []));
}

export async function restoreNote(write: NoteWrite, at: VersionedId): Promise<DestinationNote> {
  return await written(write, await restoreEntity(write, notesOf(write), at));
}

/** Locks a note for a change of its files, and announces the change. */
export async function lockNote(write: NoteWrite, id: string, action: FileAction): Promise<FileOwner> {
  const { entity, find, nameOf } = notesOf(write);
  await lockRow(write.tx, destinationNotes, id, 'update');
  const note = await find(write.tx, id);
  if (!note) throw recordNotFound();
  requireNotArchived(note);
  announceChange(write.tx, { entity, id, version: note.version, action, audiences: tellsOf.audiencesOf(note) });
  return { entity, entityId: id, ...nameOf(note) };
}

export function noteRow(input: DestinationNoteInput) {
  return { ...input, searchText: searchText(input.title, input.body) };
}

async function written({ tx, reader }: NoteWrite, row: NoteRow): Promise<DestinationNote> {
  const [note] = await completed(tx, [row], reader);
  if (!note) throw recordNotFound();
  return note;
}

/** Pinning a note does not change what it says. */
function saysOther(before: NoteRow, { isPinned: _, ...input }: DestinationNoteInput): boolean {
  return Object.entries(input).some(([field, value]) => before[field as keyof NoteRow] !== value);
}
