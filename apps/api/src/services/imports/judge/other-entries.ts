import { isEmpty } from '@haisha/validation/rule';
import {
  type FileColumn,
  type FileManner,
  isClear,
  isErrorValue,
  saysSame,
  withoutGuard,
} from '../fields/cell-text.ts';
import { partOfPath, valueAt } from '../fields/form-path.ts';
import type { AnyInput, AnyRow } from '../imported-entity.ts';
import { fieldText, type RowToJudge } from './judged-row.ts';

type Beginning = { columns: readonly FileColumn[]; manner: FileManner; target: AnyRow | null; before: AnyInput | null };

type Entries = {
  /** Parts of the form in which nothing that is there stands for what the row says. */
  begun: Set<string>;
  /** Parts of which nothing is taken: to merge is to fill what is empty, and not to speak of something else. */
  passedOver: Set<string>;
};

/** The parts of a form in which a row speaks of another entry than the record has. */
export function otherEntries({ columns, manner, target, before }: Beginning, row: RowToJudge): Entries {
  const [begun, passedOver] = [new Set<string>(), new Set<string>()];
  for (const one of columns) {
    const { field } = one;
    const text = fieldText(row, one);
    if (text === '' || isClear(text) || isErrorValue(text)) continue;
    const known = before && valueAt(before, field.sets);
    if (!isEmpty(known) && target && saysSame(one, text, target, manner)) continue;
    const reading = field.read?.(withoutGuard(text, manner));
    if (reading && 'value' in reading && reading.value === known) continue;
    const parts = row.decision === 'merge' && !isEmpty(known) ? passedOver : begun;
    parts.add(partOfPath(field.sets));
  }
  return { begun, passedOver };
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
