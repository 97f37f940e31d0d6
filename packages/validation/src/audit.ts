import './zod-config.ts';
import * as z from 'zod';
import { actorSchema, pageOf, pageQuery, repeatable } from './entity.ts';
import { printable } from './field.ts';
import { recordChangeSchema } from './record-change.ts';
import { isDay } from './rule.ts';

const day = z.iso.date().refine(isDay, 'invalid');
/** Which entry in the history of a vehicle a record is about. */
const auditEntrySchema = z.object({ vehicleId: z.uuid(), kind: z.string(), entryDate: z.iso.date() });

/** Which note of a destination a record is about, or which comment by its number. */
const auditNoteSchema = z.object({ destinationId: z.uuid(), number: z.int().nullable(), isArchived: z.boolean() });

const name = z.string().overwrite(printable).max(60);

/** One record: who did what to which row, when, and each field before and after. */
export const auditRecordSchema = recordChangeSchema.extend({
  entity: z.string(),
  entityId: z.uuid().nullable(),
  /** What the row was called then. */
  label: z.string().nullable(),
  /** The same for English pages, where it is another. */
  labelEn: z.string().nullable(),
  /** Of an entry in the history of a vehicle; its label is that of the vehicle. */
  entry: auditEntrySchema.nullable(),
  /** Of a note or a comment, as it is now. */
  note: auditNoteSchema.nullable(),
});

export const auditPageSchema = pageOf(auditRecordSchema);

/** Newest first; days are those of Tokyo, both included. */
export const auditListQuerySchema = z.strictObject({
  q: z.string().overwrite(printable).trim().max(200).default(''),
  ...pageQuery,
  from: day.optional(),
  to: day.optional(),
  /** People, and what the system did by itself. */
  actorId: repeatable(z.union([z.uuid(), z.literal('system')])),
  entity: repeatable(name),
  entityId: z.uuid().optional(),
  action: repeatable(name),
});

/** The people a record can be of, in the order of their kana. */
export const auditPeopleSchema = z.object({ items: z.array(actorSchema) });

export type AuditEntry = z.output<typeof auditEntrySchema>;
export type AuditRecord = z.output<typeof auditRecordSchema>;
export type AuditListQuery = z.output<typeof auditListQuerySchema>;
