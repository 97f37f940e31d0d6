import { useTranslation } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';

const dayMinutes = 24 * 60;

/** 1:30～24:30, or around the clock. */
export function useHoursText() {
  const { t } = useTranslation('checkLevel');
  return ({ fromMinutes, toMinutes }: { fromMinutes: number; toMinutes: number }): string =>
    toMinutes - fromMinutes === dayMinutes
      ? t('rollCall.around')
      : t('range', { min: formatNightTime(fromMinutes), max: formatNightTime(toMinutes) });
}
