import { formatNumber, useJoined, useTranslation } from '@haisha/i18n';
import type { Zone } from '@haisha/validation/vehicle-body';

/** A compartment with its temperatures as people read it: 冷凍 -25〜-18℃. */
export function useZoneText(): (zone: Zone) => string {
  const { t } = useTranslation('vehicleType');
  return ({ zone, minCelsius, maxCelsius }) =>
    t('zones.range', { zone: t(`zone.${zone}`), min: formatNumber(minCelsius), max: formatNumber(maxCelsius) });
}

/** All compartments in one line. */
export function useZonesText(): (zones: readonly Zone[]) => string {
  const joined = useJoined();
  const zoneText = useZoneText();
  return (zones) => joined(zones.map(zoneText));
}
