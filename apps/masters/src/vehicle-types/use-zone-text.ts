import { formatNumber, useTranslation } from '@haisha/i18n';
import type { Zone } from '@haisha/validation/vehicle-body';

/** A compartment with its temperatures: 冷凍 -25〜-18℃. */
export function useZoneText(): (zone: Zone) => string {
  const { t } = useTranslation('vehicleType');
  return ({ zone, minCelsius, maxCelsius }) =>
    t('zones.range', { zone: t(`zone.${zone}`), min: formatNumber(minCelsius), max: formatNumber(maxCelsius) });
}
