import type { DestinationNote } from '@haisha/validation/destination-note';
import type { NoteVisibility } from '@haisha/validation/destination-note-choices';
import type { NoteComment } from '@haisha/validation/note-comment';
import { eq } from 'drizzle-orm';
import { accessCodes } from '../src/db/schema/masters/access-codes.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { createComment, createNote } from './notes.ts';
import { pdfFile } from './pictures.ts';
import { upload } from './upload.ts';

/** What is known of a destination. */
export type NoteRows = {
  note: DestinationNote;
  noteFile: { id: string };
  comment: NoteComment;
  accessCodes: { version: number };
};

export async function createNoteRows(
  admin: Browser,
  destinationId: string,
  visibility: NoteVisibility,
): Promise<NoteRows> {
  const note = await createNote(admin, destinationId, { visibility });
  const files = `/api/shared-destinations/${destinationId}/notes/${note.id}/files`;
  const noteFile = (await upload(admin, files, { filename: 'b.pdf', content: pdfFile })).json();
  const comment = await createComment(admin, destinationId, { visibility });
  const codes = await admin.put(`/api/access-codes/${destinationId}`, { keyBoxCode: '1234', version: 0 });
  return { note, noteFile, comment, accessCodes: codes.json() };
}

/** The access codes in their present version. */
export async function revivedCodes(db: TestApp['db'], rows: NoteRows): Promise<NoteRows> {
  const { destinationId } = rows.note;
  const [codes] = await db.select().from(accessCodes).where(eq(accessCodes.destinationId, destinationId));
  return { ...rows, accessCodes: { version: codes?.version ?? 0 } };
}

export function noteIdsOf(url: string, { note, comment, noteFile }: NoteRows): Record<string, string> {
  if (!url.startsWith('/api/shared-destinations/')) return {};
  const entryId = url.includes('/comments/') ? comment.id : note.id;
  return { noteId: note.id, entryId, fileId: noteFile.id };
}
