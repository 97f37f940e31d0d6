import { type SQL, sql } from 'drizzle-orm';
import type { FieldsInSql } from '../cells/cell-sql.ts';
import { concatenated } from '../cells/concatenated.ts';
import type { ExportColumn } from '../cells/export-column.ts';

const controls = '\u0001-\u001f\u007f-\u009f';
const formula = `^[=+@\\-${controls}]`;
const phone = '^[+][0-9][0-9 \\-]*$';
const needsQuotes = '[",\r\n\ufeff]|^ | $';
/** Of a whole line: one of its cells may not stand as it is. */
const oneIsOdd = `["\r\n\ufeff]|(^|,)[=+@ \\-${controls}]| (,|$)`;

type WrittenCell = { value: SQL; isTyped: boolean };

/**
 * A line of CSV as the database writes it, byte for byte what `inLine` makes of its cells; undefined where it cannot
 * write one of them. In Japanese hardly a row holds what needs quotes or could be a formula: it is written plainly
 * first, and cell by cell where that line holds something odd, or other commas than those between its cells, as many a
 * line in English does.
 */
export function lineSql<Row>(columns: readonly ExportColumn<Row>[], fields: FieldsInSql): SQL | undefined {
  const cells: WrittenCell[] = [];
  for (const { cellSql } of columns) {
    const value = cellSql?.of(fields);
    if (!cellSql || !value) return undefined;
    cells.push({ value: sql`(${value})`, isTyped: cellSql.isTyped });
  }
  const plain = concatenated(cells.map(({ value }) => value));
  if (!cells.some(({ isTyped }) => isTyped)) return plain;
  const commas = sql`octet_length(plain) - octet_length(replace(plain, ',', ''))`;
  // `offset 0` has it written once for all places where it stands.
  return sql`(
    select case when ${commas} = ${cells.length - 1}::int and plain !~ ${oneIsOdd}::text
      then plain else ${cellByCell(cells)} end
    from (select ${plain} as plain offset 0) as written)`;
}

/** As one list, because the database plans a rule of its own for each cell for longer than it writes thousands of rows. */
function cellByCell(cells: readonly WrittenCell[]): SQL {
  const texts = cells.map(({ value }) => sql`${value}::text`);
  const areTyped = sql.param(cells.map(({ isTyped }) => isTyped));
  return sql`(
    select string_agg(
      coalesce(case when is_typed then ${written(sql`cells.cell`)} else cells.cell end, ''), ',' order by place)
    from unnest(array[${sql.join(texts, sql`, `)}], ${areTyped}::boolean[]) with ordinality
      as cells(cell, is_typed, place))`;
}

/** A text that may have to be quoted, or kept from being a formula. */
function written(value: SQL): SQL {
  return sql`(
    select case when cell ~ ${needsQuotes}::text then '"' || replace(cell, '"', '""') || '"' else cell end
    from (
      select case when cell ~ ${formula}::text and cell !~ ${phone}::text then '''' || cell else cell end as cell
      from (select ${value} as cell offset 0) as typed offset 0
    ) as harmless)`;
}
