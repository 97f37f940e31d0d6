import { formatNumber, useJoined, useTranslation } from '@haisha/i18n';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { useMunicipalities } from './municipalities/use-municipalities.ts';
import { useMinutesText } from './use-minutes-text.ts';

/** A field of a direction as people read it. */
export function useDirectionText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('direction');
  const joined = useJoined();
  const minutesText = useMinutesText();
  const { options } = useDepartmentOptions();
  const { municipalityOf } = useMunicipalities();
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'departmentId') return options.find((option) => option.value === value)?.label ?? String(value);
    if (name === 'municipalityCodes') {
      return joined((value as string[]).map((code) => municipalityOf(code)?.name ?? code));
    }
    if (name === 'standardDistanceKm') return t('distance', { km: formatNumber(Number(value)) });
    if (name === 'standardMinutes') return minutesText(Number(value));
    return typeof value === 'number' ? formatNumber(value) : String(value);
  };
}
