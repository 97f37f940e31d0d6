import { formatDate, formatInstant, useTranslation } from '@haisha/i18n';
import { Alert } from '@haisha/ui';
import type { DayLock } from '@haisha/validation/time-record';

/** Who locked the month of a day, when, and what to do where it is wrong. */
export function DayLocked({ lock }: { lock: DayLock }) {
  const { t } = useTranslation('labourMonth');
  const days = { from: formatDate(lock.from), to: formatDate(lock.to).slice(5) };
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('day.locked', days)}</Alert.Title>
        <Alert.Description>
          {t('who', { name: lock.lockedByName ?? '―', at: formatInstant(lock.lockedAt) })} {t('askAccounting')}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
