import { formatDate, useTranslation } from '@haisha/i18n';
import { numberText } from '@haisha/records/naming/number-text';
import { formatPlate, type Plate } from '@haisha/rules/plate';
import { useVehicleTypeText } from '../vehicle-types/use-vehicle-type-text.ts';

const choices = ['ownershipType', 'fuelType', 'transmission', 'bodyType', 'status'];
const days = /(?:Date|Month)$|^status(?:From|To)$/;

/** A field of a vehicle as people read it; references (`departmentId`) are left as they are. */
export function useVehicleValueText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('vehicle');
  const typeText = useVehicleTypeText();
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return t(value ? 'flag.yes' : 'flag.no');
    if (typeof value === 'number') return numberText(name, value);
    if (name === 'plate') return formatPlate(value as Plate);
    if (name === 'zones') return typeText(name, value);
    if (choices.includes(name)) return t(`${name}.${String(value)}`);
    return days.test(name) ? formatDate(String(value)) : String(value);
  };
}
