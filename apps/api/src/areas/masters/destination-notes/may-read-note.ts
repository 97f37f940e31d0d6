import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { destinationNotes } from '../../../db/schema/masters/destination-notes.ts';
import type { Dependencies } from '../../../module.ts';
import { isSeenBy, noteReader } from './note-reader.ts';

/** Whether the user may read a note, and so its photos. */
export async function mayReadNote(
  request: FastifyRequest,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  noteId: string,
): Promise<boolean> {
  if (!request.actor.scopeOf('destinationNote.read')) return false;
  const reader = noteReader(request, 'destinationNote.read', clock);
  const isIt = and(eq(destinationNotes.id, noteId), isSeenBy(reader, destinationNotes));
  return (await db.$count(destinationNotes, isIt)) > 0;
}
