import * as z from 'zod';
import { noteVisibilities } from './destination-note-choices.ts';
import { archivedFilters, entityFields, personSchema, versionSchema } from './entity.ts';
import { cleanText, type Field, oneOf } from './field.ts';
import { max } from './rule.ts';
import { stored } from './stored.ts';

/** Text of several lines. */
export function noteBody(longest: number): Field<string> {
  const documented = { minLength: 1, maxLength: longest };
  return cleanText((value) => value.normalize('NFC').trim(), [max(longest)], documented);
}

/** What a note and a comment have besides their text. */
export const noteEntryFields = {
  ...entityFields,
  destinationId: z.uuid(),
  /** When the text was changed last; null for an unchanged text. */
  editedAt: z.iso.datetime().nullable(),
  /** Whether the current user has seen it. */
  isRead: z.boolean(),
  /** The users who pressed 確認しました, in order. */
  confirmedBy: z.array(z.object({ ...personSchema.shape, at: z.iso.datetime() })),
};

const commentFields = { body: noteBody(1000), visibility: oneOf(noteVisibilities) };

/** A comment about a destination. */
export const noteCommentInputSchema = z.object(commentFields);
export const noteCommentUpdateSchema = noteCommentInputSchema.safeExtend(versionSchema.shape);
/** A comment; its number is unique within the destination and never reused. */
export const noteCommentSchema = stored(commentFields).extend({ ...noteEntryFields, number: z.int() });

const usualCount = 50;
export const mostComments = 1000;

/** This many of the newest comments that the user may read; with `from` at least all with that number or higher. */
export const noteCommentListQuerySchema = z.strictObject({
  count: z.coerce.number<string | number>().int().min(1).max(mostComments).default(usualCount),
  from: z.coerce.number<string | number>().int().min(1).max(1_000_000_000).optional(),
  archived: z.enum(archivedFilters).default('exclude'),
});

/** Newest first, and the number of all comments. */
export const noteCommentListSchema = z.object({ items: z.array(noteCommentSchema), total: z.int() });

export const noteCommentContract = {
  name: 'noteComment',
  input: noteCommentInputSchema,
  update: noteCommentUpdateSchema,
  output: noteCommentSchema,
  listQuery: noteCommentListQuerySchema,
  sortColumns: [],
} as const;

export type NoteCommentInput = z.output<typeof noteCommentInputSchema>;
export type NoteComment = z.output<typeof noteCommentSchema>;
export type NoteCommentList = z.output<typeof noteCommentListSchema>;
export type NoteCommentListQuery = z.output<typeof noteCommentListQuerySchema>;
