import { and, gte, isNull, lte, or, type SQL } from 'drizzle-orm';
import { destinationNotes } from '../../../db/schema/masters/destination-notes.ts';
import { isSeenBy, type NoteReader } from './note-reader.ts';

/** Notes that the reader sees, neither archived nor over, and begun. */
export function isInForce(reader: NoteReader): SQL | undefined {
  const { archivedAt, validTo } = destinationNotes;
  const isNotOver = or(isNull(validTo), gte(validTo, reader.today));
  return and(isNull(archivedAt), isSeenBy(reader, destinationNotes), isNotOver, hasBegun(reader));
}

/** Notes that are valid from today on, or from before. */
export function hasBegun({ today }: NoteReader): SQL | undefined {
  const { validFrom } = destinationNotes;
  return or(isNull(validFrom), lte(validFrom, today));
}
