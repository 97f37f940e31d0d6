import { formatDate, useTranslation } from '@haisha/i18n';
import { StatusBadge, type StatusTone } from '@haisha/ui';
import type { LeaveRegister } from '@haisha/validation/leave';
import { useLeaveWords } from './use-leave-words.ts';

type Year = LeaveRegister['drivers'][number]['years'][number];

const tones: Readonly<Record<Year['state'], StatusTone>> = {
  done: 'quiet',
  open: 'neutral',
  near: 'warning',
  missed: 'overdue',
};

/** Five days of paid leave within a year (労働基準法 第39条第7項): how many are missing, and until when. */
export function FiveDays({ year: { missing, state, to } }: { year: Year }) {
  const { t } = useTranslation('leave');
  const days = useLeaveWords().count(missing);
  return <StatusBadge tone={tones[state]}>{t(`fiveDays.${state}`, { days, date: formatDate(to) })}</StatusBadge>;
}
