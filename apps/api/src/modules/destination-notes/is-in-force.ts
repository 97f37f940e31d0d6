import { and, gte, isNull, or, type SQL } from 'drizzle-orm';
import { destinationNotes } from '../../db/schema/destination-notes.ts';
import { isSeenBy, type NoteReader } from './note-reader.ts';

/** Notes that the reader sees, neither archived nor over. */
export function isInForce(reader: NoteReader): SQL | undefined {
  const { archivedAt, validTo } = destinationNotes;
  return and(isNull(archivedAt), isSeenBy(reader, destinationNotes), or(isNull(validTo), gte(validTo, reader.today)));
}
