import type { Import } from '@haisha/validation/import';

export type Mapping = readonly (string | null)[];

export function mappingOf({ columns }: Pick<Import, 'columns'>): Mapping {
  return columns.map(({ field }) => field);
}

/** A column takes a field; the one that had it so far is left out. */
export function withField(mapping: Mapping, column: number, field: string | null): Mapping {
  return mapping.map((known, at) => {
    if (at === column) return field;
    return field !== null && known === field ? null : known;
  });
}

/** Fields that a new record cannot do without and no column fills. */
export function missingFields(mapping: Mapping, { fields }: Pick<Import, 'fields'>): string[] {
  return fields.filter(({ id, isRequired }) => isRequired && !mapping.includes(id)).map(({ id }) => id);
}
