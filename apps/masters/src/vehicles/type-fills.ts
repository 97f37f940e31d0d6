import type { VehicleType } from '@haisha/validation/vehicle-type';

const filled = [
  'grossWeightKg',
  'maxLoadKg',
  'bodyType',
  'zones',
  'palletCapacity',
  'rollCageCapacity',
  'capacityCubicMetres',
] as const;

export type TypeFill = Partial<Pick<VehicleType, (typeof filled)[number]>>;

/** What a vehicle type says of fields that are empty, or that the type chosen before has filled. */
export function typeFills(
  values: Readonly<Record<string, unknown>>,
  type: VehicleType,
  before: VehicleType | undefined,
): TypeFill {
  const open = filled.filter((name) => isEmpty(values[name]) || (before && isSame(values[name], before[name])));
  return Object.fromEntries(open.filter((name) => !isEmpty(type[name])).map((name) => [name, type[name]]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
