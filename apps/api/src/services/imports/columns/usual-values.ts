import { isEmpty } from '@haisha/validation/rule';
import { csvText } from '../../exports/file/csv-cell.ts';
import { labelsOf } from '../../words/labels.ts';
import type { Locale } from '../../words/locale.ts';
import { putAt, valueAt } from '../fields/form-path.ts';
import type { AnyImported, AnyInput, AnyRow } from '../imported-entity.ts';

/** By field, what a new record holds where a file says nothing, as the export writes it; what is then empty or no is left out. */
export function usualValues(imported: AnyImported, locale: Locale): Map<string, string> {
  const { exported, fields } = imported;
  const values = fields.flatMap(({ id, sets, refersTo }) => {
    const value = refersTo ? null : usualOf(imported, sets);
    return isEmpty(value) || value === false || isEmptyList(value) ? [] : [{ id, sets, value }];
  });
  const row: AnyInput = {};
  for (const { sets, value } of values) putAt(row, sets, value);
  const columns = exported.columns(labelsOf(exported.name, locale));
  return new Map(
    values.flatMap(({ id }) => {
      const cell = columns.find((column) => column.id === id)?.cell(row as AnyRow) ?? null;
      return cell === null ? [] : [[id, csvText(cell)] as const];
    }),
  );
}

function usualOf({ input, usual = {} }: AnyImported, sets: string): unknown {
  return sets.includes('.') ? valueAt(usual, sets) : (usual[sets] ?? input.shape[sets]?.safeParse(undefined).data);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
