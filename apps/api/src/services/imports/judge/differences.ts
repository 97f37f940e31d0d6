import { isDeepStrictEqual } from 'node:util';
import type { ImportChange } from '@haisha/validation/import-row';
import type { z } from 'zod';
import { type FileColumn, type FileManner, saysSame, textOf, withoutGuard } from '../fields/cell-text.ts';
import { valueAt } from '../fields/form-path.ts';
import type { AnyImported, AnyInput, AnyRow } from '../imported-entity.ts';

/**
 * A cell that says something, the fields without a column that it speaks of besides its own, and what it says of those
 * that have one.
 */
export type Entered = {
  column: FileColumn;
  text: string;
  also: string[];
  unheard?: [path: string, value: unknown][];
};

/** How the record would differ from what the cells of its row say, and from what it is now. */
export function differences(
  { input: { shape } }: AnyImported,
  entered: Entered[],
  shown: AnyRow,
  target: AnyRow | null,
  before: AnyInput | null,
  input: AnyInput,
  manner: FileManner,
): { changes: ImportChange[]; updates: ImportChange[] } {
  const changes: ImportChange[] = [];
  const updates: ImportChange[] = [];
  for (const { column: one, text, also } of entered) {
    const tell = (row: AnyRow) => withoutGuard(told(one, also, row, manner), manner);
    const after = tell(shown);
    // What was given for all rows is nothing that a row writes in another way.
    const isOfRow = text !== '' && text !== one.fixed;
    if (isOfRow && withoutGuard(text, manner) !== after && !saysSame(one, text, shown, manner))
      changes.push({ column: one.column, before: text, after });
    const isKept = (path: string) => !before || isSame(shape[path], valueAt(before, path), valueAt(input, path));
    if (target && ![one.field.sets, ...also].every(isKept)) {
      updates.push({ column: one.column, before: tell(target), after });
    }
  }
  return { changes, updates };
}

/** What a record has of all that a cell speaks of: `20 / 入金月 1 / 入金日 31`. */
function told({ written: [write], exported }: FileColumn, also: string[], row: AnyRow, manner: FileManner): string {
  const own = textOf(write(row), manner);
  if (also.length === 0) return own;
  const others = also.flatMap((path) => {
    const column = exported.get(path);
    return column ? `${column.header} ${textOf(column.cell(row), manner)}` : [];
  });
  return [own, ...others].join(' / ');
}

/** A record shows more of some parts than the form holds, such as the names of what they refer to. */
function isSame(schema: z.ZodType | undefined, before: unknown, after: unknown): boolean {
  return (
    isDeepStrictEqual(before, after) ||
    (schema !== undefined && isDeepStrictEqual(schema.safeParse(before).data, after))
  );
}
