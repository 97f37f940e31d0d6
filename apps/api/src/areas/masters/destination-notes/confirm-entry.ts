import type { AuditEntity } from '@haisha/validation/audit-choices';
import type { DestinationNote } from '@haisha/validation/destination-note';
import { audiencesOf, type NoteVisibility } from '@haisha/validation/destination-note-choices';
import type { NoteComment } from '@haisha/validation/note-comment';
import { recordNotFound } from '../../../http/errors.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import { findComment } from './comment-list.ts';
import { markConfirmed } from './mark-read.ts';
import { completed, findNote } from './note-list.ts';
import { type NoteWrite, noteLabel } from './note-place.ts';
import { withFacts } from './with-facts.ts';

type Entry = {
  id: string;
  version: number;
  destinationId: string;
  visibility: NoteVisibility;
  archivedAt: string | null;
};

/** Marks a note as confirmed (確認しました) by the user. */
export async function confirmNote(write: NoteWrite, id: string): Promise<DestinationNote> {
  const note = await findNote(write.tx, id, write.reader);
  if (!note) throw recordNotFound();
  await confirm(write, note, 'destinationNote', note.title);
  const [confirmed] = await completed(write.tx, [note], write.reader);
  if (!confirmed) throw recordNotFound();
  return confirmed;
}

/** Marks a comment as confirmed (確認しました) by the user. */
export async function confirmComment(write: NoteWrite, id: string): Promise<NoteComment> {
  const comment = await findComment(write.tx, id, write.reader);
  if (!comment) throw recordNotFound();
  await confirm(write, comment, 'noteComment', `#${comment.number}`);
  const [confirmed] = await withFacts(write.tx, [comment], write.reader);
  if (!confirmed) throw recordNotFound();
  return confirmed;
}

async function confirm(write: NoteWrite, entry: Entry, entity: AuditEntity, title: string): Promise<void> {
  const { tx, actor, requestId, destination } = write;
  const { id, version, visibility } = entry;
  if (entry.archivedAt !== null || entry.destinationId !== destination.id) throw recordNotFound();
  if (!(await markConfirmed(tx, actor.userId, id))) return;
  const about = { entity, entityId: id, label: noteLabel(write, title) };
  await recordAudit(tx, { ...about, actor, action: 'confirm', before: null, after: null, requestId });
  announceChange(tx, { entity: 'destinationNote', id, version, action: 'confirm', audiences: audiencesOf(visibility) });
}
