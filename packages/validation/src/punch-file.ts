import './zod-config.ts';
import * as z from 'zod';
import { pageOf, pageQuery, personSchema } from './entity.ts';
import { text } from './field.ts';
import { jobFailureSchema } from './job.ts';
import { punchKinds } from './punch-choices.ts';
import { mostPunchFileRows, punchFileFields, punchFileStatuses, punchFileVerdicts } from './punch-file-choices.ts';

const field = z.enum(punchFileFields);
const count = z.int().min(0);
const longestCode = 60;

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

/** A code of the file that is no driver's own: whose it is was said before, or has to be said. */
const fileCodeSchema = z.object({
  code: z.string(),
  name: z.string(),
  rows: count,
  driver: fileDriverSchema.nullable(),
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
};

export const punchFileListItemSchema = z.object(fileFacts);
export const punchFileListSchema = z.object({ items: z.array(punchFileListItemSchema) });

/** A file of punches as it would be applied now, with one page of its rows. */
export const punchFileSchema = z.object({
  ...fileFacts,
  /** Why it was not applied. */
  failure: jobFailureSchema.nullable(),
  headers: z.array(z.string()),
  columns: z.array(field.nullable()),
  /** Null as long as the columns do not say whose punch was when; nothing of it is judged until then. */
  shape: z.enum(['punches', 'days']).nullable(),
  counts: z.partialRecord(z.enum(punchFileVerdicts), count),
  newPunches: count,
  codes: z.array(fileCodeSchema),
  rows: pageOf(punchFileRowSchema),
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
  newPunches: z
    .int()
    .min(1)
    .max(mostPunchFileRows * 16),
});

export type PunchFile = z.output<typeof punchFileSchema>;
export type PunchFileRow = z.output<typeof punchFileRowSchema>;
export type PunchFileCode = z.output<typeof fileCodeSchema>;
export type PunchFileDriver = z.output<typeof fileDriverSchema>;
export type PunchFileListItem = z.output<typeof punchFileListItemSchema>;
export type PunchFileQuery = z.output<typeof punchFileQuerySchema>;
export type PunchFileColumnsInput = z.output<typeof punchFileColumnsSchema>;
export type PunchFileDriverInput = z.output<typeof punchFileDriverSchema>;
