import { formatNumber, useTranslation } from '@haisha/i18n';
import type { Zone } from '@haisha/validation/vehicle-body';
import { useJoined } from '../use-joined.ts';

/** A field of a vehicle type as people read it. */
export function useVehicleTypeText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('vehicleType');
  const joined = useJoined();
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'vehicleClass' || name === 'bodyType') return t(`${name}.${String(value)}`);
    if (name === 'zones') return joined((value as Zone[]).map((zone) => zoneText(t(`zone.${zone.zone}`), zone)));
    return typeof value === 'number' ? formatNumber(value) : String(value);
  };
}

function zoneText(name: string, { minCelsius, maxCelsius }: Zone): string {
  return `${name} ${minCelsius}〜${maxCelsius}℃`;
}
