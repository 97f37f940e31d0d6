import { missingFields } from '@haisha/validation/import-choices';
import type { importRows } from '../../../db/schema/services/import-rows.ts';
import type { StoredValue } from '../../../db/schema/services/imports.ts';
import type { AnyImported } from '../imported-entity.ts';

/** The field of each column of the file, and of those that people added to it. */
export type ColumnChoice = {
  mapping: readonly (string | null)[];
  fixed: readonly StoredValue[];
  /** By place, the unit in which bare numbers are meant; null for the field's own. */
  units?: readonly (string | null)[];
};

/** By place, the field of a column; those that the file lacks stand behind its own. */
export function placesOf({ mapping, fixed }: ColumnChoice): (string | null)[] {
  return [...mapping, ...fixed.map(({ field }) => field)];
}

/** The fields of a master as its file may fill them. */
export function fieldsOf({ fields, input }: AnyImported) {
  return fields.map(({ id, sets, follows, completes, neededWith, figure, choices = null }) => ({
    id,
    isRequired:
      follows === undefined && completes === undefined && input.shape[sets]?.safeParse(undefined).success === false,
    ...(neededWith !== undefined && { neededWith }),
    ...(completes !== undefined && { completes: completes.field }),
    choices,
    unit: figure?.unit ?? null,
  }));
}

/** With an empty column, to be filled row by row, for each field that a new record needs and nothing gives. */
export function withMissing(imported: AnyImported, { mapping, fixed }: ColumnChoice): StoredValue[] {
  const given = fixed.filter(({ field }) => !mapping.includes(field));
  const missing = missingFields(fieldsOf(imported), placesOf({ mapping, fixed: given }));
  return [...given, ...missing.map((field) => ({ field, text: '' }))];
}

/** Whether rows that were judged by one choice of columns can be judged by the other: every place means what it meant. */
export function keepsPlaces(before: ColumnChoice, now: ColumnChoice): boolean {
  const after = placesOf(now);
  return before.mapping.length === now.mapping.length && placesOf(before).every((field, at) => field === after[at]);
}

type Cells = Pick<typeof importRows.$inferSelect, 'cells' | 'corrections' | 'targetId' | 'updates'>;

/** What a row says, with its corrections; a value for all rows stands only in those that it fills. */
export function cellsOf({ cells, corrections, targetId, updates }: Cells, fixed: readonly string[]): string[] {
  const own = cells.map((cell, column) => corrections?.[column] ?? cell);
  const others = fixed.map((text, at) => {
    const column = cells.length + at;
    const isKept = targetId !== null && !updates?.some((update) => update.column === column);
    return corrections?.[column] ?? (isKept ? '' : text);
  });
  return [...own, ...others];
}
