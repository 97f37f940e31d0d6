import { and, gte, isNull, lte, or, type SQL } from 'drizzle-orm';
import { destinationNotes } from '../../../db/schema/masters/destination-notes.ts';
import { isSeenBy, type NoteReader } from './note-reader.ts';

/** Matches notes that the reader sees and that are valid today. */
export function isInForce(reader: NoteReader): SQL | undefined {
  const { archivedAt, validTo } = destinationNotes;
  const isNotOver = or(isNull(validTo), gte(validTo, reader.today));
  return and(isNull(archivedAt), isSeenBy(reader, destinationNotes), isNotOver, hasBegun(reader));
}

/** Matches notes whose validity has begun. */
export function hasBegun({ today }: NoteReader): SQL | undefined {
  const { validFrom } = destinationNotes;
  return or(isNull(validFrom), lte(validFrom, today));
}
