import './zod-config.ts';
import * as z from 'zod';
import { pageOf, pageQuery, personSchema } from './entity.ts';
import { text } from './field.ts';
import { importDelimiters, importEncodings, importFormats } from './import-choices.ts';
import { jobFailureSchema } from './job.ts';
import { leastReasonLetters, punchKinds } from './punch-choices.ts';
import {
  mostPunchFileRows,
  punchFileFields,
  punchFileLeftOutReasons,
  punchFileStatuses,
  punchFileVerdicts,
  punchKeptReasons,
} from './punch-file-choices.ts';
import { dayLockSchema } from './time-record.ts';

const field = z.enum(punchFileFields);
const count = z.int().min(0);
const longestCode = 60;
const mostPunches = mostPunchFileRows * 16;

const fileDriverSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
});

/** A punch of a row: the day that it belongs to, and of one that contradicts the office when the office says it was. */
const filePunchSchema = z.object({
  kind: z.enum(punchKinds),
  at: z.iso.datetime(),
  workDate: z.string(),
  verdict: z.enum(punchFileVerdicts),
  officeAt: z.iso.datetime().nullable(),
});

export const punchFileRowSchema = z.object({
  /** As the spreadsheet counts. */
  number: z.int(),
  code: z.string(),
  name: z.string(),
  driver: fileDriverSchema.nullable(),
  verdict: z.enum(punchFileVerdicts),
  /** The cell that cannot be read. */
  refused: z.object({ field, code: z.enum(['unreadable', 'empty', 'order']), text: z.string() }).nullable(),
  punches: z.array(filePunchSchema),
});

/** A code that is no driver's own, or stands beside the name of another: whose it is was said before, or has to be said. */
const fileCodeSchema = z.object({
  code: z.string(),
  name: z.string(),
  rows: count,
  driver: fileDriverSchema.nullable(),
});

/** Rows that are no punches, by their numbers in the spreadsheet, with what they say. */
const leftOutSchema = z.object({
  items: z.array(z.object({ number: z.int(), why: z.enum(punchFileLeftOutReasons), text: z.string() })),
  total: count,
});

/** A punch that stays where the file is undone; of a driver of another centre it is not told whose. */
const keptPunchSchema = z.object({
  driver: fileDriverSchema.nullable(),
  kind: z.enum(punchKinds),
  at: z.iso.datetime(),
  workDate: z.string(),
  why: z.enum(punchKeptReasons),
});

/** What undoing a file would do: how many punches go, which stay, and the locked labour month that is in the way. */
const fileUndoSchema = z.object({
  punches: count,
  kept: z.object({ items: z.array(keptPunchSchema), total: count }),
  lock: dayLockSchema.nullable(),
});

const fileFacts = {
  id: z.uuid(),
  fileName: z.string(),
  status: z.enum(punchFileStatuses),
  rowCount: count,
  createdAt: z.iso.datetime(),
  createdBy: personSchema.nullable(),
  appliedAt: z.iso.datetime().nullable(),
  /** How many punches it brought. */
  storedPunches: count.nullable(),
  /** When its punches were taken back last, as long as it is not applied again. */
  undone: z.object({ at: z.iso.datetime(), by: z.string().nullable(), reason: z.string() }).nullable(),
};

export const punchFileListItemSchema = z.object(fileFacts);
export const punchFileListSchema = z.object({ items: z.array(punchFileListItemSchema) });

/** A file of punches as it would be applied now, with one page of its rows. */
export const punchFileSchema = z.object({
  ...fileFacts,
  /** Why it was not applied, or not taken back. */
  failure: jobFailureSchema.nullable(),
  headers: z.array(z.string()),
  columns: z.array(field.nullable()),
  /** Null as long as the columns do not say whose punch was when; nothing of it is judged until then. */
  shape: z.enum(['punches', 'days']).nullable(),
  counts: z.partialRecord(z.enum(punchFileVerdicts), count),
  newPunches: count,
  leftOut: leftOutSchema,
  codes: z.array(fileCodeSchema),
  /** Null as long as it is not applied. */
  undo: fileUndoSchema.nullable(),
  rows: pageOf(punchFileRowSchema),
});

/** How a file was read: of text its characters and what separates cells, of a workbook one of its sheets. */
const fileReadingSchema = z.object({
  format: z.enum(importFormats),
  encoding: z.enum(importEncodings).nullable(),
  delimiter: z.enum(importDelimiters).nullable(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
});

/** A file that was just sent; whoever has it at hand may have it read in another way. */
export const punchFileSentSchema = punchFileSchema.extend({ reading: fileReadingSchema });

/** What somebody says about how the file is to be read; the rest is found. */
export const punchFileReadingSchema = z.strictObject({
  encoding: z.enum(importEncodings).optional(),
  delimiter: z.enum(importDelimiters).optional(),
  sheet: z.string().max(100).optional(),
});

export const punchFileQuerySchema = z.strictObject({ ...pageQuery, verdict: z.enum(punchFileVerdicts).optional() });

/** What each column says; remembered for the next file with these headings. */
export const punchFileColumnsSchema = z
  .strictObject({ columns: z.array(field.nullable()).max(200) })
  .refine(({ columns }) => {
    const named = columns.filter((one) => one !== null);
    return new Set(named).size === named.length;
  }, 'duplicate');

/** Whose a code is; remembered for all files, and for cards at the entrance. */
export const punchFileDriverSchema = z.strictObject({
  code: text({ min: 1, max: longestCode }),
  driverId: z.uuid().nullable(),
});

/** How many new punches somebody saw: with another number nothing is stored. */
export const punchFileApplySchema = z.strictObject({
  newPunches: z.int().min(1).max(mostPunches),
});

/** How many punches somebody saw that go, and why. */
export const punchFileUndoSchema = z.strictObject({
  punches: z.int().min(1).max(mostPunches),
  reason: text({ min: leastReasonLetters, max: 200 }),
});

export type PunchFile = z.output<typeof punchFileSchema>;
export type PunchFileSent = z.output<typeof punchFileSentSchema>;
export type PunchFileReading = PunchFileSent['reading'];
export type PunchFileReadingInput = z.output<typeof punchFileReadingSchema>;
export type PunchFileRow = z.output<typeof punchFileRowSchema>;
export type PunchFileCode = z.output<typeof fileCodeSchema>;
export type PunchFileDriver = z.output<typeof fileDriverSchema>;
export type PunchFileLeftOut = z.output<typeof leftOutSchema>;
export type PunchFileListItem = z.output<typeof punchFileListItemSchema>;
export type PunchFileQuery = z.output<typeof punchFileQuerySchema>;
export type KeptPunch = z.output<typeof keptPunchSchema>;
export type PunchFileUndo = z.output<typeof fileUndoSchema>;
export type PunchFileUndoInput = z.output<typeof punchFileUndoSchema>;
export type PunchFileColumnsInput = z.output<typeof punchFileColumnsSchema>;
export type PunchFileDriverInput = z.output<typeof punchFileDriverSchema>;
