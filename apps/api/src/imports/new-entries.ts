import { isEmpty } from '@haisha/validation/rule';
import { type FileColumn, type FileManner, isClear, isErrorValue, saysSame, withoutGuard } from './cell-text.ts';
import { partOfPath, valueAt } from './form-path.ts';
import type { AnyInput, AnyRow } from './imported-entity.ts';
import { cellAt, type RowToJudge } from './judged-row.ts';

type Beginning = { columns: readonly FileColumn[]; manner: FileManner; target: AnyRow | null; before: AnyInput | null };

/** The parts of a form in which a row speaks of another entry than the record has: nothing of that one stands for it. */
export function entriesBegun({ columns, manner, target, before }: Beginning, row: RowToJudge): Set<string> {
  const begun = new Set<string>();
  for (const one of columns) {
    const { column, field, fixed } = one;
    const text = cellAt(row, column, fixed);
    if (text === '' || isClear(text) || isErrorValue(text)) continue;
    const known = before && valueAt(before, field.sets);
    if (!isEmpty(known) && (isToFill(row, one) || (target && saysSame(one, text, target, manner)))) continue;
    const reading = field.read?.(withoutGuard(text, manner));
    if (!reading || !('value' in reading) || reading.value !== known) begun.add(partOfPath(field.sets));
  }
  return begun;
}

/** To merge is to fill what is empty so far; so does a value that nobody entered in this row. */
export function isToFill(row: RowToJudge, column: FileColumn): boolean {
  return row.decision === 'merge' || isForAll(row, column);
}

/** A value for all rows says nothing of an entry where there is none. */
export function lacksEntry(
  one: FileColumn,
  row: RowToJudge,
  begun: ReadonlySet<string>,
  before: AnyInput | null,
): boolean {
  const { entry } = one.field;
  if (entry === undefined || entry === one.field.sets || !isForAll(row, one)) return false;
  return !begun.has(partOfPath(entry)) && (!before || isEmpty(valueAt(before, entry)));
}

function isForAll({ corrections }: RowToJudge, { column, fixed }: FileColumn): boolean {
  return fixed !== undefined && corrections?.[column] === undefined;
}
