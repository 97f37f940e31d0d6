import './zod-config.ts';
import * as z from 'zod';
import { daySchema } from './day.ts';
import { pageOf, pageQuery, personSchema, repeatable } from './entity.ts';
import { printable } from './field.ts';
import { recordChangeSchema } from './record-change.ts';

/** The entry in the history of a vehicle that a record concerns. */
const auditEntrySchema = z.object({ vehicleId: z.uuid(), kind: z.string(), entryDate: z.iso.date() });

/** The destination note that a record concerns, or the comment by its number. */
const auditNoteSchema = z.object({ destinationId: z.uuid(), number: z.int().nullable(), isArchived: z.boolean() });

const name = z.string().overwrite(printable).max(60);

/** One record: who did what to which row, when, and each field before and after. */
export const auditRecordSchema = recordChangeSchema.extend({
  entity: z.string(),
  entityId: z.uuid().nullable(),
  /** The name of the row at that time. */
  label: z.string().nullable(),
  /** The English name, when it differs. */
  labelEn: z.string().nullable(),
  /** For an entry in the history of a vehicle; the label is that of the vehicle. */
  entry: auditEntrySchema.nullable(),
  /** For a note or a comment, in its current state. */
  note: auditNoteSchema.nullable(),
});

export const auditPageSchema = pageOf(auditRecordSchema);

/** Newest first; days are those of Tokyo, both included. */
export const auditListQuerySchema = z.strictObject({
  q: z.string().overwrite(printable).trim().max(200).default(''),
  ...pageQuery,
  from: daySchema.optional(),
  to: daySchema.optional(),
  /** Users, and the system for what it did by itself. */
  actorId: repeatable(z.union([z.uuid(), z.literal('system')])),
  entity: repeatable(name),
  entityId: z.uuid().optional(),
  action: repeatable(name),
});

/** The users in the records, in the order of their kana. */
export const auditPeopleSchema = z.object({ items: z.array(personSchema) });

export type AuditEntry = z.output<typeof auditEntrySchema>;
export type AuditRecord = z.output<typeof auditRecordSchema>;
export type AuditListQuery = z.output<typeof auditListQuerySchema>;
