import { useTranslation } from '@haisha/i18n';
import type { TimeRecord } from '@haisha/validation/time-record';
import { minutesIn } from '../records/record-row.ts';
import { useRecordWords } from '../records/use-record-words.ts';

/** What is planned of a day: from when until when, with the runs under the pointer, or the leave. */
export function PlannedCell({ record: { date, leave, planned } }: { record: TimeRecord }) {
  const { i18n } = useTranslation('timeRecord');
  const words = useRecordWords();
  const runs = planned?.runs.map(({ name, vehicleCode }) => [name, vehicleCode].filter(Boolean).join(' '));
  return (
    <>
      {leave && <span data-leave="">{i18n.t(`hours:leave.${leave}`)}</span>}
      {leave && planned && ' '}
      {planned && (
        <span data-plan="" title={runs?.join('\n')}>
          {words.clock(minutesIn(date, planned.reportAt))}–{words.clock(minutesIn(date, planned.endAt))}
        </span>
      )}
    </>
  );
}
