import { formatDate, formatNumber, formatYen, useTranslation } from '@haisha/i18n';

/** A field of an entry as people read it. */
export function useEntryText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('vehicleHistory');
  return (name, value) => {
    if (value === null || value === undefined) return '';
    if (name === 'kind') return t(`kind.${String(value)}`);
    if (typeof value === 'number') return name.endsWith('Yen') ? formatYen(value) : `${formatNumber(value)} km`;
    return name.endsWith('Date') ? formatDate(String(value)) : String(value);
  };
}
