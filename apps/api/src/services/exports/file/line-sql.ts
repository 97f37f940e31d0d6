import { type SQL, sql } from 'drizzle-orm';
import type { FieldsInSql } from '../cells/cell-sql.ts';
import { concatenated } from '../cells/concatenated.ts';
import type { ExportColumn } from '../cells/export-column.ts';

/** Stands between texts that are looked at together. */
const mark = '\u001f';
const controls = `\u0001-${mark}\u007f-\u009f`;
const formula = `^[=+@\\-${controls}]`;
const phone = '^[+][0-9][0-9 \\-]*$';
const needsQuotes = '[",\r\n\ufeff]|^ | $';
/** Of several texts with a mark around each: one that may not stand as it is. */
const oneIsOdd = `[",\r\n\ufeff]|${mark}[=+@ \\-\u0001-\u001e\u007f-\u009f]| ${mark}`;

/**
 * A line of CSV as the database writes it, byte for byte what `inLine` makes of its cells; undefined where it cannot
 * write one of them. Hardly a row holds what needs quotes or could be a formula: its texts are looked at together first.
 */
export function lineSql<Row>(columns: readonly ExportColumn<Row>[], fields: FieldsInSql): SQL | undefined {
  const cells: { value: SQL; isTyped: boolean }[] = [];
  for (const { cellSql } of columns) {
    const value = cellSql?.of(fields);
    if (!cellSql || !value) return undefined;
    cells.push(cellSql.isTyped ? { value: sql`(${value})::text`, isTyped: true } : { value, isTyped: false });
  }
  const line = (write: (typed: SQL) => SQL) =>
    concatenated(
      cells.map(({ value, isTyped }) => (isTyped ? write(value) : value)),
      ',',
    );
  const typed = cells.filter(({ isTyped }) => isTyped).map(({ value }) => value);
  if (typed.length === 0) return line((value) => value);
  const marked = sql`${mark}::text || ${concatenated(typed, mark)} || ${mark}::text`;
  return sql`case when strpos(${concatenated(typed)}, ${mark}::text) > 0 or ${marked} ~ ${oneIsOdd}::text
    then ${line(writtenCell)} else ${line((value) => value)} end`;
}

/** A text that may have to be quoted, or kept from being a formula. */
function writtenCell(value: SQL): SQL {
  return sql`(
    select case when cell ~ ${needsQuotes}::text then '"' || replace(cell, '"', '""') || '"' else cell end
    from (
      select case when cell ~ ${formula}::text and cell !~ ${phone}::text then '''' || cell else cell end as cell
      from (select ${value} as cell offset 0) as typed offset 0
    ) as harmless)`;
}
