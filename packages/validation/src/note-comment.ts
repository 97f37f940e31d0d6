import * as z from 'zod';
import { noteVisibilities } from './destination-note-choices.ts';
import { actorSchema, archivedFilters, entityFields, versionSchema } from './entity.ts';
import { cleanText, type Field, oneOf } from './field.ts';
import { max } from './rule.ts';
import { stored } from './stored.ts';

/** Text of several lines. */
export function noteBody(longest: number): Field<string> {
  const documented = { minLength: 1, maxLength: longest };
  return cleanText((value) => value.normalize('NFC').trim(), [max(longest)], documented);
}

/** What a note and a comment carry besides what was written. */
export const noteEntryFields = {
  ...entityFields,
  destinationId: z.uuid(),
  /** When what it says was changed last; null while it stands as it was written. */
  editedAt: z.iso.datetime().nullable(),
  /** Seen by whoever asks. */
  isRead: z.boolean(),
  /** Those who said 確認しました, the first one first. */
  confirmedBy: z.array(z.object({ ...actorSchema.shape, at: z.iso.datetime() })),
};

const commentFields = { body: noteBody(1000), visibility: oneOf(noteVisibilities) };

/** What is said about a destination. */
export const noteCommentInputSchema = z.object(commentFields);
export const noteCommentUpdateSchema = noteCommentInputSchema.safeExtend(versionSchema.shape);
/** A comment; its number counts within the destination and is never given again. */
export const noteCommentSchema = stored(commentFields).extend({ ...noteEntryFields, number: z.int() });

const usualCount = 50;
export const mostComments = 1000;

/** So many of the newest comments that the reader sees; with `from` at least all that are numbered so or higher. */
export const noteCommentListQuerySchema = z.strictObject({
  count: z.coerce.number<string | number>().int().min(1).max(mostComments).default(usualCount),
  from: z.coerce.number<string | number>().int().min(1).max(1_000_000_000).optional(),
  archived: z.enum(archivedFilters).default('exclude'),
});

/** Newest first, and how many there are. */
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
