import { useJoined, useTranslation } from '@haisha/i18n';
import { numberText } from '@haisha/records/naming/number-text';
import type { Zone } from '@haisha/validation/vehicle-body';
import { useZoneText } from './use-zone-text.ts';

/** A field of a vehicle type as people read it. */
export function useVehicleTypeText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('vehicleType');
  const joined = useJoined();
  const zoneText = useZoneText();
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'vehicleClass' || name === 'bodyType') return t(`${name}.${String(value)}`);
    if (name === 'zones') return joined((value as Zone[]).map(zoneText));
    return typeof value === 'number' ? numberText(name, value) : String(value);
  };
}
