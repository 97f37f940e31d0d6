import { formatDate, formatNumber, useTranslation } from '@haisha/i18n';
import { formatPlate, type Plate } from '@haisha/rules/plate';
import type { Vehicle } from '@haisha/validation/vehicle';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { useVehicleTypeOptions } from '../vehicle-types/use-vehicle-type-options.ts';
import { useVehicleTypeText } from '../vehicle-types/use-vehicle-type-text.ts';
import { withKnown } from './with-known.ts';

const choices = ['ownershipType', 'fuelType', 'transmission', 'bodyType'];

/** A field of a vehicle as people read it. */
export function useVehicleText(row: Vehicle | null): (name: string, value: unknown) => string {
  const { t } = useTranslation('vehicle');
  const departments = useDepartmentOptions();
  const types = useVehicleTypeOptions();
  const typeText = useVehicleTypeText();
  const references: Record<string, readonly { value: string; label: string }[]> = {
    departmentId: withKnown(departments.options, row?.departmentId, row?.departmentName),
    vehicleTypeId: withKnown(types.options, row?.vehicleTypeId, row?.vehicleTypeName),
  };
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return t(value ? 'flag.yes' : 'flag.no');
    if (typeof value === 'number') return formatNumber(value);
    if (name === 'plate') return formatPlate(value as Plate);
    if (name === 'zones') return typeText(name, value);
    if (choices.includes(name)) return t(`${name}.${String(value)}`);
    const label = references[name]?.find((option) => option.value === value)?.label;
    if (label !== undefined) return label;
    return /(?:Date|Month)$/.test(name) ? formatDate(String(value)) : String(value);
  };
}
