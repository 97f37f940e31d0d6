import { useTranslation } from '@haisha/i18n';
import { StatusBadge, type StatusTone } from '@haisha/ui';
import type { TimeChange } from '@haisha/validation/time-change';

const tones: Readonly<Record<TimeChange['status'], StatusTone>> = {
  requested: 'warning',
  applied: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
};

/** Where a change stands, in one word. */
export function ChangeStatus({ status }: Pick<TimeChange, 'status'>) {
  const { t } = useTranslation('timeChange');
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
