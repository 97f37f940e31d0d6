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

/** For whom a new note is, its author says, unless there is only one choice. */
export function newNote([only, ...others]: readonly NoteVisibility[]): DefaultValues<NoteValues> {
  const audience = only && others.length === 0 ? { visibility: only } : {};
  return { category: 'caution', importance: 'normal', isPinned: false, ...audience };
}
