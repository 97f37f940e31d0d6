import './zod-config.ts';
import { daysBetween } from '@haisha/rules/calendar';
import * as z from 'zod';
import { daySchema } from './day.ts';
import { detectorReadingSchema } from './detector-reading.ts';
import { personSchema, repeatable } from './entity.ts';
import { printable } from './field.ts';
import { rollCallSchema } from './roll-call.ts';
import {
  callBookEntries,
  callFindings,
  mostBookDays,
  rollCallKinds,
  rollCallMethods,
  rollCallResults,
} from './roll-call-choices.ts';

const filters = {
  /** Words of the driver's code and name. */
  q: z.string().overwrite(printable).trim().max(200).default(''),
  departmentId: repeatable(z.uuid()),
  driverId: repeatable(z.uuid()),
  entry: repeatable(z.enum(callBookEntries)),
  kind: repeatable(z.enum(rollCallKinds)),
  method: repeatable(z.enum(rollCallMethods)),
  result: repeatable(z.enum(rollCallResults)),
  finding: repeatable(z.enum(callFindings)),
  /** Who held the call. */
  byId: repeatable(z.uuid()),
};

/** What the call book (点呼記録簿) is narrowed to; operation dates, both included. */
export const callBookFilterSchema = z.strictObject({
  from: daySchema.optional(),
  to: daySchema.optional(),
  ...filters,
});

/** A part of the call book, newest first; `after` is the last entry of the part before. */
export const callBookQuerySchema = z.strictObject({
  ...callBookFilterSchema.shape,
  after: z.uuid().optional(),
  limit: z.coerce.number<string | number>().int().min(1).max(500).default(200),
});

/** What is printed of the call book, and in which language: a month of centres, two years of what is narrowed further. */
export const printedCallBookQuerySchema = z
  .strictObject({ from: daySchema, to: daySchema, ...filters, locale: z.enum(['ja', 'en']).default('ja') })
  .refine((query) => query.from <= query.to && daysBetween(query.from, query.to) < mostDaysOf(query), {
    path: ['to'],
    error: 'invalid',
  });

/** How many days of the call book one paper has. */
export function mostDaysOf({ byId, driverId, entry, finding, kind, method, q, result }: CallBookNarrowed): number {
  const isNarrowed = q !== '' || [byId, driverId, entry, finding, kind, method, result].some((one) => one.length > 0);
  return isNarrowed ? mostBookDays.narrowed : mostBookDays.usual;
}

type CallBookNarrowed = Omit<CallBookFilter, 'from' | 'to' | 'departmentId'>;

const about = {
  id: z.uuid(),
  driverId: z.uuid(),
  driverCode: z.string(),
  driverName: z.string(),
  driverNameEn: z.string().nullable(),
  departmentId: z.uuid(),
  departmentName: z.string(),
  departmentNameEn: z.string().nullable(),
  /** The operation date. */
  date: z.string(),
  at: z.iso.datetime(),
};

/** A roll call as it was held. */
const heldCallSchema = z.object({
  entry: z.literal('held'),
  ...rollCallSchema.shape,
  ...about,
  isByManager: z.boolean(),
  /** What the detector wrote itself, where its file was read. */
  readings: z.array(detectorReadingSchema),
});

/** A departure without a roll call, and what was said of it. */
const missingCallSchema = z.object({
  entry: z.enum(['open', 'acknowledged']),
  ...about,
  reason: z.string().nullable(),
  acknowledgedAt: z.iso.datetime().nullable(),
  acknowledgedByName: z.string().nullable(),
});

export const callBookEntrySchema = z.discriminatedUnion('entry', [heldCallSchema, missingCallSchema]);

export const callBookPageSchema = z.object({
  items: z.array(callBookEntrySchema),
  /** What is asked for the next part; null at the end. */
  after: z.uuid().nullable(),
});

/** How much of what is asked for there is. */
export const callBookCountsSchema = z.object({
  calls: z.int(),
  refused: z.int(),
  alcohol: z.int(),
  /** Held by an operation manager. */
  byManagers: z.int(),
  /** Departures without a call, and those of them that nobody has acknowledged. */
  missing: z.int(),
  open: z.int(),
});

export const callOfficersSchema = z.object({ items: z.array(personSchema) });

export type CallBookFilter = z.output<typeof callBookFilterSchema>;
export type CallBookQuery = z.output<typeof callBookQuerySchema>;
export type PrintedCallBookQuery = z.output<typeof printedCallBookQuerySchema>;
export type HeldCall = z.output<typeof heldCallSchema>;
export type MissingCall = z.output<typeof missingCallSchema>;
export type CallBookEntry = z.output<typeof callBookEntrySchema>;
export type CallBookPage = z.output<typeof callBookPageSchema>;
export type CallBookCounts = z.output<typeof callBookCountsSchema>;
