import { useTranslation } from '@haisha/i18n';

/** So many minutes as people say them: 10時間30分. */
export function useDurationText(): (minutes: number) => string {
  const { t } = useTranslation('operationTime');
  return (minutes) =>
    minutes < 60
      ? t('duration.minutes', { minutes })
      : t('duration.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
