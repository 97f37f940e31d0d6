import { usuallyLeftOut } from '@haisha/validation/import-choices';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { importMappings } from '../../../db/schema/services/import-mappings.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { validationFailed } from '../../../http/errors.ts';
import type { Locale } from '../../words/locale.ts';
import { type AnyImported, entityOf } from '../imported-entity.ts';
import { createOddRows } from '../read/find-odd-rows.ts';
import { type Header, readBody, readHeader, readHeaderAt, topRows } from '../read/read-header.ts';
import type { TableFile, TableRow } from '../read/table-file.ts';
import type { ImportRecord } from '../stored/import-repository.ts';
import { bareNumbers, unitsOfColumns } from './column-units.ts';
import { columnCounter, findColumns, shapeOf } from './find-columns.ts';
import { type ColumnChoice, placesOf, withMissing } from './fixed-values.ts';
import { rememberedValues } from './remembered-values.ts';
import { withStatedUnits } from './with-stated-units.ts';

/** Where the names of the columns stand, as somebody says. */
type HeaderPlace = Pick<ImportRecord, 'headerRow' | 'headerRows'>;

/** What a file says of its columns and rows before they are judged; a place that names no columns is refused. */
export async function readColumns(
  db: Database,
  imported: AnyImported,
  { actor, locale }: { actor: Actor; locale: Locale },
  table: TableFile,
  place?: HeaderPlace,
) {
  const header = place ? await readHeaderAt(table, place) : await readHeader(table, columnCounter(imported));
  if (!header) throw validationFailed([{ path: 'headerRow', code: 'invalid' }]);
  const { format, encoding, delimiter, sheet, sheets } = table;
  const { number: headerRow, rows: headerRows } = header;
  const headers = withStatedUnits(imported, header, await topRows(table));
  const found = findColumns(imported, headers);
  const remembered = await rememberedColumns(db, imported, shapeOf(headers), actor);
  const choice = remembered
    ? withNewFields({ ...remembered, fixed: rememberedValues(imported, remembered.fixed, locale) }, found)
    : { mapping: found, fixed: [] };
  const mapping = [...choice.mapping];
  const { first, ...rows } = await readRows(imported, mapping, table, header);
  const numbers = bareNumbers(first, headers.length);
  const units = unitsOfColumns(imported, { headers, mapping, numbers }, { last: remembered?.units ?? [] });
  const columns = { headers, headerRow, headerRows, mapping, fixed: withMissing(imported, choice), units, numbers };
  return { format, encoding, delimiter, sheet, sheets, ...columns, ...rows, leftOut: [...usuallyLeftOut] };
}

/** As many rows as show what a column is about, those that are odd, and how many would be judged. */
async function readRows(
  imported: AnyImported,
  mapping: readonly (string | null)[],
  table: TableFile,
  header: Header,
): Promise<{ first: TableRow[]; rowCount: number; oddRows: ImportRecord['oddRows'] }> {
  const odd = createOddRows(imported, mapping);
  let first: TableRow[] = [];
  let rowCount = 0;
  for await (const rows of readBody(table, header)) {
    if (first.length === 0) first = rows;
    for (const row of rows) if (!odd.of(row).some((kind) => usuallyLeftOut.includes(kind))) rowCount += 1;
  }
  return { first, rowCount, oddRows: odd.all() };
}

type Remembered = ColumnChoice & { offered: readonly string[]; units: (string | null)[] };

/** A column that nobody could choose anything for says what was found; one that somebody left out stays out. */
function withNewFields({ mapping, fixed, offered }: Remembered, found: readonly (string | null)[]): ColumnChoice {
  const taken = placesOf({ mapping, fixed });
  const isNew = (field: string) => !offered.includes(field) && !taken.includes(field);
  const proposed = found.map((field) => (field !== null && isNew(field) ? field : null));
  return { mapping: mapping.map((field, at) => field ?? proposed[at] ?? null), fixed };
}

/** One's own, or else the newest of the company. */
async function rememberedColumns(
  db: Database,
  imported: AnyImported,
  shape: string,
  { userId }: Actor,
): Promise<Remembered | undefined> {
  const { mapping, fixed, units, offered } = importMappings;
  const [row] = await db
    .select({ mapping, fixed, units, offered })
    .from(importMappings)
    .where(and(eq(importMappings.entity, entityOf(imported)), eq(importMappings.shape, shape)))
    .orderBy(desc(sql`${importMappings.userId} = ${userId}`), desc(importMappings.updatedAt))
    .limit(1);
  const known = new Set(imported.fields.map(({ id }) => id));
  return row && placesOf(row).every((field) => field === null || known.has(field)) ? row : undefined;
}
