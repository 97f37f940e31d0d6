import { picked } from '@haisha/records/form/picked';
import {
  type DestinationNote,
  type DestinationNoteInput,
  destinationNoteInputSchema,
} from '@haisha/validation/destination-note';
import type { NoteVisibility } from '@haisha/validation/destination-note-choices';
import type { DefaultValues } from 'react-hook-form';

export type NoteValues = (typeof destinationNoteInputSchema)['_zod']['input'];

/** The fields of a note as its form holds them. */
export function noteValues(row: DestinationNote): NoteValues {
  return picked<DestinationNoteInput>(destinationNoteInputSchema.shape, row);
}

/** A new note is for as few as its author may write for. */
export function newNote([narrowest]: readonly NoteVisibility[]): DefaultValues<NoteValues> {
  return { category: 'caution', importance: 'normal', isPinned: false, ...(narrowest && { visibility: narrowest }) };
}
