import { useTranslation } from '@haisha/i18n';
import { Icon } from '@haisha/ui';
import type { TimeRecord } from '@haisha/validation/time-record';

/** Whether a day is locked, and whether somebody waits for an answer. */
export function RecordMarks({ record: { events, lock, waiting } }: { record: TimeRecord }) {
  const { t } = useTranslation('timeRecord');
  return (
    <>
      {lock && <Icon name="lock" size={14} label={t('remark.locked')} />}
      {events.length > 0 && <Icon name="document" size={14} label={t('remark.event')} />}
      {waiting > 0 && <Icon name="history" size={14} label={t('remark.waiting')} />}
    </>
  );
}
