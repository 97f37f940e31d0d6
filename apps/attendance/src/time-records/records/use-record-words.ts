import { formatInstant, useLocale, useTranslation } from '@haisha/i18n';
import { useHoursWords } from '@haisha/references/hours/use-hours-words';
import { dayMinutes, dayNumber } from '@haisha/rules/hours/japan-minute';
import { formatNightTime } from '@haisha/rules/night-time';
import type { PunchKind } from '@haisha/rules/punches/punch';
import type { PunchFault } from '@haisha/rules/punches/punch-faults';
import type { Punch } from '@haisha/validation/time-record';
import { minutesIn, type RecordFinding } from './record-row.ts';
import type { Remark } from './remarks.ts';

/** The words of records: times of a day, what is wrong with it, where a punch comes from. */
export function useRecordWords() {
  const { t } = useTranslation('timeRecord');
  const locale = useLocale();
  const hours = useHoursWords();

  /** 2:05, 25:30, 前日23:50: minutes from midnight of a work date. */
  function clock(minutes: number): string {
    return minutes < 0
      ? t('clock.dayBefore', { time: formatNightTime(minutes + dayMinutes) })
      : formatNightTime(minutes);
  }

  function faultText({ code, kind, late, minute }: PunchFault, date: string): string {
    const time = minute === undefined ? '' : clock(minute - dayNumber(date) * dayMinutes);
    const name = kind === undefined ? '' : t(`kind.${kind}`);
    return t(`fault.${code}`, { kind: name, time, late: hours.lasting(late ?? 0) });
  }

  function findingText({ actual, code, limit }: RecordFinding): string {
    const figures = { actual: hours.lasting(actual), limit: hours.lasting(limit), count: actual, most: limit };
    const text = hours.finding(code, figures) ?? code;
    return locale === 'en' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  return {
    clock,
    kind: (kind: PunchKind) => t(`kind.${kind}`),
    /** What is said of a day, in a sentence or less. */
    remark: (remark: Remark, date: string): string =>
      'fault' in remark ? faultText(remark.fault, date) : findingText(remark.finding),
    article: (remark: Remark): string => ('finding' in remark ? hours.article(remark.finding.article) : ''),
    /** 最初の打刻 2:01; null for a punch that still has its first time. */
    firstTime: ({ at, changes, firstAt }: Punch, date: string): string | null =>
      changes.length > 0 && at !== firstAt ? t('cell.first', { time: clock(minutesIn(date, firstAt)) }) : null,
    /** 2026/11/25 2:01 スマホ 佐藤. */
    made: ({ byName, deviceName, method, receivedAt }: Punch): string =>
      [formatInstant(receivedAt), t(`method.${method}`), deviceName ?? byName].filter(Boolean).join(' '),
  };
}
