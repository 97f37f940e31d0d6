import * as z from 'zod';
import { crossField, validityErrors } from './cross-field.ts';
import { noteCategories, noteImportances, noteVisibilities } from './destination-note-choices.ts';
import { archivedFilters, pageQuery, versionSchema } from './entity.ts';
import { date, flag, oneOf, optional, text } from './field.ts';
import { storedFileSchema } from './file.ts';
import { noteBody, noteEntryFields } from './note-comment.ts';
import { stored } from './stored.ts';

const noteFields = {
  category: oneOf(noteCategories),
  title: text({ max: 60 }),
  body: noteBody(2000),
  importance: oneOf(noteImportances),
  visibility: oneOf(noteVisibilities),
  validFrom: optional(date()),
  validTo: optional(date()),
  isPinned: flag(),
};

/** What people should know about a destination before they go there. */
export const destinationNoteInputSchema = z.object(noteFields).check(crossField(validityErrors));
export const destinationNoteUpdateSchema = destinationNoteInputSchema.safeExtend(versionSchema.shape);
export const destinationNoteSchema = stored(noteFields).extend({
  ...noteEntryFields,
  /** How many of its readers have not confirmed it; only for the office, and only for urgent notes. */
  unconfirmedCount: z.int().nullable(),
  files: z.array(storedFileSchema),
});

/** Valid notes first, pinned ones at the top, then the newest. */
export const destinationNoteListQuerySchema = z.strictObject({
  ...pageQuery,
  archived: z.enum(archivedFilters).default('exclude'),
});

export const destinationNoteContract = {
  name: 'destinationNote',
  input: destinationNoteInputSchema,
  update: destinationNoteUpdateSchema,
  output: destinationNoteSchema,
  listQuery: destinationNoteListQuerySchema,
  sortColumns: [],
} as const;

/** How many drivers see what is written for each circle of readers; null for users who do not read all drivers. */
export const noteAudiencesSchema = z.object({
  items: z.array(z.object({ visibility: z.enum(noteVisibilities), driverCount: z.int().nullable() })),
});

/** The notes and comments that the user has seen. */
export const noteReadsSchema = z.strictObject({ ids: z.array(z.uuid()).min(1).max(1000) });

export type DestinationNoteInput = z.output<typeof destinationNoteInputSchema>;
export type DestinationNote = z.output<typeof destinationNoteSchema>;
export type NoteAudiences = z.output<typeof noteAudiencesSchema>;
export type DestinationNoteListQuery = z.output<typeof destinationNoteListQuerySchema>;
