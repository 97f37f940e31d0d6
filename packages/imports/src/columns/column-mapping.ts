import { unitOfColumn } from '@haisha/rules/unit';
import type { FixedValue, Import } from '@haisha/validation/import';
import { type ImportOddKind, missingFields } from '@haisha/validation/import-choices';

export type Mapping = readonly (string | null)[];
/**
 * The field of each column of the file and the unit of its numbers, values for fields that have none, and the kinds of
 * odd rows that are left out.
 */
export type ColumnMapping = {
  mapping: Mapping;
  fixed: readonly FixedValue[];
  units: Mapping;
  leftOut: readonly ImportOddKind[];
};

export function columnMappingOf({ columns, leftOut }: Pick<Import, 'columns' | 'leftOut'>): ColumnMapping {
  return {
    mapping: columns.flatMap(({ field, fixed }) => (fixed === null ? [field] : [])),
    fixed: columns.flatMap(({ field, fixed }) => (field === null || fixed === null ? [] : [{ field, text: fixed }])),
    units: columns.flatMap(({ unit, fixed }) => (fixed === null ? [unit] : [])),
    leftOut,
  };
}

/** What the headers alone say of the columns; null where an earlier import had nothing else. */
export function foundMapping({ columns }: Pick<Import, 'columns'>): Mapping | null {
  const ofFile = columns.filter(({ fixed }) => fixed === null);
  if (ofFile.every(({ found }) => found === undefined)) return null;
  return ofFile.map(({ field, found }) => (found === undefined ? field : found));
}

/** Whether a column still goes where an earlier import had it, and not where its header says. */
export function hasRemembered(mapping: Mapping, found: Mapping, remembered: Mapping): boolean {
  return mapping.some((field, at) => field === remembered[at] && field !== found[at]);
}

/** The mapping that the headers alone say, with the units of the columns that it changes. */
export function withFound(
  { mapping, units, ...rest }: ColumnMapping,
  found: Mapping,
  given: Pick<Import, 'columns' | 'fields'>,
): ColumnMapping {
  const changed = [...found.keys()].filter((at) => found[at] !== mapping[at]);
  return {
    ...rest,
    mapping: found,
    units: changed.reduce((known, at) => withUnitOf(known, at, found[at] ?? null, given), units),
  };
}

/** Values for all rows that an earlier import had. */
export function rememberedOf({ columns }: Pick<Import, 'columns'>): FixedValue[] {
  return columns.flatMap(({ field, fixed, isRemembered }) =>
    isRemembered && field !== null && fixed !== null ? [{ field, text: fixed }] : [],
  );
}

/** A column takes a field; the one that had it so far is left out. */
export function withField(mapping: Mapping, column: number, field: string | null): Mapping {
  return mapping.map((known, at) => {
    if (at === column) return field;
    return field !== null && known === field ? null : known;
  });
}

/** The unit of each column once one of them fills another field: as its header and its numbers say. */
export function withUnitOf(
  units: Mapping,
  column: number,
  field: string | null,
  { columns, fields }: Pick<Import, 'columns' | 'fields'>,
): Mapping {
  const { header = '', numbers = [] } = columns[column] ?? {};
  const own = fields.find(({ id }) => id === field)?.unit ?? null;
  const unit = field === null || own === null ? null : unitOfColumn({ header, numbers, field, own });
  return units.map((known, at) => (at === column ? unit : known));
}

/** The columns of figures whose unit nobody has said yet. */
export function columnsWithoutUnit(
  { mapping, units }: Pick<ColumnMapping, 'mapping' | 'units'>,
  { fields }: Pick<Import, 'fields'>,
): number[] {
  const isFigure = (id: string | null) => fields.some((field) => field.id === id && field.unit !== null);
  return [...mapping.keys()].filter((at) => isFigure(mapping[at] ?? null) && units[at] === null);
}

/** Whether rows cannot do without a field, at all or beside what the columns say. */
export function isNeeded(id: string, mapping: Mapping, { fields }: Pick<Import, 'fields'>): boolean {
  const { isRequired = false, neededWith = null } = fields.find((field) => field.id === id) ?? {};
  return isRequired || (neededWith !== null && mapping.includes(neededWith));
}

/** Those that no column gives by now, and an empty one for each field that rows cannot do without. */
export function fixedBeside(
  { mapping, fixed }: Pick<ColumnMapping, 'mapping' | 'fixed'>,
  imported: Pick<Import, 'fields'>,
): FixedValue[] {
  const given = fixed.filter(({ field }) => !mapping.includes(field));
  const said = given.filter(({ text }) => text !== '').map(({ field }) => field);
  const missing = missingFields(imported.fields, [...mapping, ...said]);
  const kept = given.filter(
    ({ field, text }) => text !== '' || !isNeeded(field, mapping, imported) || missing.includes(field),
  );
  const others = missing.filter((id) => !kept.some(({ field }) => field === id));
  return [...kept, ...others.map((field) => ({ field, text: '' }))];
}
