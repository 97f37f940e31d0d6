import './zod-config.ts';
import * as z from 'zod';
import { repeatable } from './entity.ts';
import { printable } from './field.ts';

/** As many records of one kind are found at most. */
export const mostFoundOfKind = 5;
/** As many records are named at most. */
export const mostNamed = 20;
/** As many records that only contain a number are found at most beside those that have it. */
export const mostWeak = 3;

/** What is searched for among the records of all kinds, and how many of each kind are wanted. */
export const findQuerySchema = z.strictObject({
  q: z.string().overwrite(printable).trim().max(100).default(''),
  limit: z.coerce.number<string | number>().int().min(1).max(mostFoundOfKind).default(mostFoundOfKind),
});

/** A record by its kind and id: `vehicle:018f3c5e-…`. */
const record = z.string().regex(/^[a-z][A-Za-z]{0,39}:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/);

/** Records whose names are wanted. */
export const namedQuerySchema = z.strictObject({ record: repeatable(record).pipe(z.array(z.string()).max(mostNamed)) });

export const foundRecordSchema = z.object({
  /** As the manifest of an area calls it, which says where such a record stands among the pages. */
  kind: z.string(),
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  /** Where it belongs: a department, a town, a customer. */
  detail: z.string().nullable(),
  detailEn: z.string().nullable(),
  /** It only contains the number, code or plate that others have. */
  isWeak: z.literal(true).optional(),
});

/** Records one kind after another, the best match first; weak ones come last. */
export const foundSchema = z.object({ items: z.array(foundRecordSchema) });

export type FindQuery = z.output<typeof findQuerySchema>;
export type FoundRecord = z.output<typeof foundRecordSchema>;
export type Found = z.output<typeof foundSchema>;
