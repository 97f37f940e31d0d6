import { useTranslation } from '@haisha/i18n';

/** So many minutes as people say them: 1時間20分. */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation('direction');
  return (minutes) =>
    minutes < 60
      ? t('minutesOnly', { minutes })
      : t('minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
