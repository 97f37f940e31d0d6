import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../../app.ts';
import { destinationNotes } from '../../../db/schema/masters/destination-notes.ts';
import { isSeenBy, noteReader } from './note-reader.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** Whether the asker sees a note, and with it its photos. */
export async function mayReadNote(
  request: FastifyRequest,
  { db, clock }: Dependencies,
  noteId: string,
): Promise<boolean> {
  if (!request.actor.scopeOf('destinationNote.read')) return false;
  const reader = noteReader(request, 'destinationNote.read', clock);
  const isIt = and(eq(destinationNotes.id, noteId), isSeenBy(reader, destinationNotes));
  return (await db.$count(destinationNotes, isIt)) > 0;
}
