import { formatNumber, useTranslation } from '@haisha/i18n';
import type { Zone } from '@haisha/validation/vehicle-body';

/** A field of a vehicle type as people read it. */
export function useVehicleTypeText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('vehicleType');
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'vehicleClass' || name === 'bodyType') return t(`${name}.${String(value)}`);
    if (name === 'zones')
      return (value as Zone[]).map((zone) => zoneText(t(`zone.${zone.zone}`), zone)).join(t('master:list.separator'));
    return typeof value === 'number' ? formatNumber(value) : String(value);
  };
}

function zoneText(name: string, { minCelsius, maxCelsius }: Zone): string {
  return `${name} ${minCelsius}〜${maxCelsius}℃`;
}
