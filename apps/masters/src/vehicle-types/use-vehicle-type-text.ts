import { useTranslation } from '@haisha/i18n';
import { numberText } from '@haisha/records/naming/number-text';
import type { Zone } from '@haisha/validation/vehicle-body';
import { useZonesText } from '../fields/use-zone-text.ts';

/** A field of a vehicle type as people read it. */
export function useVehicleTypeText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('vehicleType');
  const zonesText = useZonesText();
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'vehicleClass' || name === 'bodyType') return t(`${name}.${String(value)}`);
    if (name === 'zones') return zonesText(value as Zone[]);
    return typeof value === 'number' ? numberText(name, value) : String(value);
  };
}
