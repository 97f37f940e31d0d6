import './zod-config.ts';
import * as z from 'zod';
import { printable } from './field.ts';

/** Who did something; the name is a copy for reading. */
export const personSchema = z.object({ id: z.uuid(), name: z.string() });

/** What every stored row has besides its own fields. */
export const entityFields = {
  id: z.uuid(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: personSchema.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: personSchema.nullable(),
  archivedAt: z.iso.datetime().nullable(),
};

export const archivedFilters = ['exclude', 'only', 'include'] as const;

/** A row in the version that was read. */
export type VersionedId = { id: string; version: number };

/** The version on which a change is based; an outdated one is answered with 409 and the current row. */
export const versionSchema = z.object({ version: z.int().min(1) });
export const idParamsSchema = z.object({ id: z.uuid() });

/** A filter that may be repeated in a query string; one value arrives as text, several as a list. */
export function repeatable<T>(item: z.ZodType<T>): z.ZodDefault<z.ZodType<T[], T[]>> {
  const list = z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(item).max(200));
  return (list as unknown as z.ZodType<T[], T[]>).default([]);
}

/** The number of a page of a list, and its length. */
export const pageQuery = {
  page: z.coerce.number<string | number>().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number<string | number>().int().min(1).max(200).default(50),
};

/** The query of a list: search text, page, order and the filters of the entity; unknown fields are refused. */
export function listQuery<const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sortColumns: S,
  filters: F,
) {
  const orders = sortColumns.flatMap((column) => [column, `-${column}`]) as [SortOf<S>, ...SortOf<S>[]];
  return z.strictObject({
    q: z.string().overwrite(printable).trim().max(200).default(''),
    ...pageQuery,
    sort: (z.enum(orders) as z.ZodType<SortOf<S>, SortOf<S>>).default(() => orders[0]),
    archived: z.enum(archivedFilters).default('exclude'),
    ...filters,
  });
}

/** One page of a list with the number of all matching rows. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() });
}

/** A sort column, with a minus for descending. */
export type SortOf<S extends readonly string[]> = S[number] | `-${S[number]}`;
export type EntityFields = z.output<z.ZodObject<typeof entityFields>>;
export type Person = z.output<typeof personSchema>;
export type Page<T> = { items: T[]; total: number; page: number; pageSize: number };

/** Where a row is used: one line per entity, with the first few names. */
export const usageSchema = z.object({
  usedBy: z.array(
    z.object({
      entity: z.string(),
      count: z.int(),
      examples: z.array(z.string()),
      /** The English names; left out for entities without English names. */
      examplesEn: z.array(z.string()).optional(),
    }),
  ),
});
export type Usage = z.output<typeof usageSchema>;

export const exportFormats = ['csv', 'xlsx'] as const;
export const exportEncodings = ['utf8', 'sjis'] as const;

/** The query of a list, whose page is ignored, and the requested file; `columns` in the order of the file. */
export function exportQuery<S extends z.ZodRawShape>(query: z.ZodObject<S, z.core.$strict>) {
  return z.strictObject({
    ...query.shape,
    format: z.enum(exportFormats),
    encoding: z.enum(exportEncodings).default('utf8'),
    columns: repeatable(z.string().max(60)),
    locale: z.enum(['ja', 'en']).default('ja'),
  });
}
