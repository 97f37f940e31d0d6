import { searchText } from '@haisha/rules/search-text';
import { audiencesOf } from '@haisha/validation/destination-note-choices';
import type { VersionedId } from '@haisha/validation/entity';
import type { NoteComment, NoteCommentInput, noteCommentUpdateSchema } from '@haisha/validation/note-comment';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { noteComments } from '../../../db/schema/masters/note-comments.ts';
import { recordNotFound } from '../../../http/errors.ts';
import type { RowRepository } from '../../../services/records/entity-repository.ts';
import { changedBy, createdBy } from '../../../services/records/write/row-writes.ts';
import {
  archiveEntity,
  changeEntity,
  createEntity,
  restoreEntity,
} from '../../../services/records/write/write-entity.ts';
import { type CommentRow, nextNumber, selectComments } from './comment-list.ts';
import { markRead } from './mark-read.ts';
import { type NoteWrite, noteLabel, requireVisible } from './note-place.ts';
import { isSeenBy } from './note-reader.ts';
import { withFacts } from './with-facts.ts';

type CommentUpdate = z.output<typeof noteCommentUpdateSchema>;

/** The repository of one destination's comments, announced to the readers of its notes. */
function commentsOf(write: NoteWrite) {
  return {
    entity: 'noteComment',
    table: noteComments,
    toldTo: { entity: 'destinationNote', audiencesOf: ({ visibility }) => audiencesOf(visibility) },
    nameOf: ({ number }) => ({ label: noteLabel(write, `#${number}`) }),
    recorded: ({ editedAt: _, ...comment }) => comment,
    async find(db, id) {
      const isOfIt = eq(noteComments.destinationId, write.destination.id);
      const [row] = await selectComments(
        db,
        and(eq(noteComments.id, id), isOfIt, isSeenBy(write.reader, noteComments)),
      );
      return row ?? null;
    },
  } satisfies RowRepository<CommentRow>;
}

export async function createComment(write: NoteWrite, input: NoteCommentInput): Promise<NoteComment> {
  requireVisible(write, input.visibility);
  const row = await createEntity(write, { ...commentsOf(write), insert }, input);
  await markRead(write.tx, write.actor.userId, [row.id]);
  return await written(write, row);

  async function insert() {
    const { tx, actor, destination } = write;
    const number = await nextNumber(tx, destination.id);
    const values = { ...commentRow(input), number, destinationId: destination.id, ...createdBy(actor) };
    const [row] = await tx.insert(noteComments).values(values).returning({ id: noteComments.id });
    if (!row) throw new Error('no comment was made');
    return row.id;
  }
}

export async function updateComment(write: NoteWrite, id: string, body: CommentUpdate): Promise<NoteComment> {
  const { version, ...input } = body;
  requireVisible(write, input.visibility);
  const row = await changeEntity(write, commentsOf(write), { id, version }, 'update', async (before) => {
    const edited = before.body === input.body ? {} : { editedAt: sql`now()` };
    await write.tx
      .update(noteComments)
      .set({ ...commentRow(input), ...edited, ...changedBy(noteComments, write.actor) })
      .where(eq(noteComments.id, id));
  });
  return await written(write, row);
}

export async function archiveComment(write: NoteWrite, at: VersionedId): Promise<NoteComment> {
  return await written(write, await archiveEntity(write, commentsOf(write), at, []));
}

export async function restoreComment(write: NoteWrite, at: VersionedId): Promise<NoteComment> {
  return await written(write, await restoreEntity(write, commentsOf(write), at));
}

export function commentRow(input: NoteCommentInput) {
  return { ...input, searchText: searchText(input.body) };
}

async function written({ tx, reader }: NoteWrite, row: CommentRow): Promise<NoteComment> {
  const [comment] = await withFacts(tx, [row], reader);
  if (!comment) throw recordNotFound();
  return comment;
}
