import { formatDate, useTranslation } from '@haisha/i18n';
import type { Vehicle } from '@haisha/validation/vehicle';

/** The days of the present status in words; null when no one has ever set one. */
export function useStatusPeriod({ statusFrom, statusTo }: Pick<Vehicle, 'statusFrom' | 'statusTo'>): string | null {
  const { t } = useTranslation('vehicle');
  if (statusFrom === null) return null;
  const from = formatDate(statusFrom);
  return statusTo === null
    ? t('statusChange.since', { from })
    : t('statusChange.span', { from, to: formatDate(statusTo) });
}
