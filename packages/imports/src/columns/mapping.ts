import type { FixedValue, Import } from '@haisha/validation/import';
import { missingFields } from '@haisha/validation/import-choices';

export type Mapping = readonly (string | null)[];
/** The field of each column of the file, and values for fields that have none. */
export type ColumnChoice = { mapping: Mapping; fixed: readonly FixedValue[] };

export function columnChoiceOf({ columns }: Pick<Import, 'columns'>): ColumnChoice {
  return {
    mapping: columns.flatMap(({ field, fixed }) => (fixed === null ? [field] : [])),
    fixed: columns.flatMap(({ field, fixed }) => (field === null || fixed === null ? [] : [{ field, text: fixed }])),
  };
}

/** A column takes a field; the one that had it so far is left out. */
export function withField(mapping: Mapping, column: number, field: string | null): Mapping {
  return mapping.map((known, at) => {
    if (at === column) return field;
    return field !== null && known === field ? null : known;
  });
}

/** Whether rows cannot do without a field, at all or beside what the columns say. */
export function isNeeded(id: string, mapping: Mapping, { fields }: Pick<Import, 'fields'>): boolean {
  const { isRequired = false, neededWith = null } = fields.find((field) => field.id === id) ?? {};
  return isRequired || (neededWith !== null && mapping.includes(neededWith));
}

/** Those that no column gives by now, and an empty one for each field that rows cannot do without. */
export function fixedBeside({ mapping, fixed }: ColumnChoice, imported: Pick<Import, 'fields'>): FixedValue[] {
  const given = fixed.filter(({ field }) => !mapping.includes(field));
  const said = given.filter(({ text }) => text !== '').map(({ field }) => field);
  const missing = missingFields(imported.fields, [...mapping, ...said]);
  const kept = given.filter(
    ({ field, text }) => text !== '' || !isNeeded(field, mapping, imported) || missing.includes(field),
  );
  const others = missing.filter((id) => !kept.some(({ field }) => field === id));
  return [...kept, ...others.map((field) => ({ field, text: '' }))];
}
