import { formatDate, formatNumber, useTranslation } from '@haisha/i18n';
import { formatPlate, type Plate } from '@haisha/rules/plate';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { useVehicleTypeOptions } from '../vehicle-types/use-vehicle-type-options.ts';
import { useVehicleTypeText } from '../vehicle-types/use-vehicle-type-text.ts';

const choices = ['ownershipType', 'fuelType', 'transmission', 'bodyType'];

/** A field of a vehicle as people read it. */
export function useVehicleText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('vehicle');
  const departments = useDepartmentOptions();
  const types = useVehicleTypeOptions();
  const typeText = useVehicleTypeText();
  const references: Record<string, readonly { value: string; label: string }[]> = {
    departmentId: departments.options,
    vehicleTypeId: types.options,
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
