import { formatDate, useTranslation } from '@haisha/i18n';
import { minuteOf } from '@haisha/rules/hours/japan-minute';
import { formatNightTime } from '@haisha/rules/night-time';
import { chakra } from '@haisha/ui';
import type { ComplianceDriver } from '@haisha/validation/compliance';
import { useComplianceWords } from './use-compliance-words.ts';

/** Shifts as the rules of hours count them: from when to when, the duty of the 24 hours, and the rest before. */
export function ShiftFacts({ shifts }: Pick<ComplianceDriver, 'shifts'>) {
  const { t } = useTranslation('compliance');
  const words = useComplianceWords();
  return (
    <List>
      {shifts.map(({ day, doubleCountedMinutes, dutyMinutes, end, restBeforeMinutes, start, state }) => (
        <li key={start}>
          {t('shift', {
            date: formatDate(day, { weekday: true }),
            start: clock(start),
            end: clock(end),
            duty: words.sum(dutyMinutes),
          })}
          {doubleCountedMinutes > 0 && ` ${t('double', { time: words.sum(doubleCountedMinutes) })}`}
          {restBeforeMinutes !== null && ` ${t('restBefore', { time: words.sum(restBeforeMinutes) })}`}
          {state === 'planned' && ` ${t('planned')}`}
        </li>
      ))}
    </List>
  );
}

function clock(instant: string): string {
  return formatNightTime(minuteOf(instant) % (24 * 60));
}

const List = chakra('ul', {
  base: { listStyle: 'none', textStyle: 'sm', fontVariantNumeric: 'tabular-nums', '& li': { py: '0.5' } },
});
