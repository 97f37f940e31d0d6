import { formatNumber, useTranslation } from '@haisha/i18n';

/** The values of a parcel as people read them. */
export function useParcelText(): (path: string, value: unknown) => string {
  const { t } = useTranslation('parcel');
  return (path, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (path === 'size') return t(`size.${String(value)}`);
    return typeof value === 'number' ? formatNumber(value) : String(value);
  };
}
