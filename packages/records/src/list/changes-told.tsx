import { useTranslation } from '@haisha/i18n';
import { VisuallyHidden } from '@haisha/ui';

/** Says in words what the marks on changed rows show. */
export function ChangesTold({ count }: { count: number }) {
  const { t } = useTranslation('record');
  return <VisuallyHidden role="status">{count > 0 ? t('live.changed', { count }) : ''}</VisuallyHidden>;
}
