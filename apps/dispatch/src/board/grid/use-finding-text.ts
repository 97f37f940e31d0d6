import { useTranslation } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';
import type { Finding } from '@haisha/validation/allocation';
import { useBoard } from '../board-context.ts';
import type { JudgedFinding } from '../carry/verdict.ts';
import { codeOf } from '../day/run-facts.ts';
import { clockText, useRowWords } from './use-row-words.ts';

type AnyFinding = Pick<JudgedFinding, 'code'> & { params?: JudgedFinding['params'] | Finding['params'] };

/** Figures of findings that are minutes, written as hours: 8:10. */
const inMinutes = ['actual', 'limit', 'minutes', 'gapMinutes', 'sharedMinutes'] as const;

/** The sentences of findings, with the names of drivers and runs that they are about. */
export function useFindingText() {
  const { t, i18n } = useTranslation('board');
  const { day, scale } = useBoard();
  const words = useRowWords();

  function short({ code, params = {} }: AnyFinding): string {
    const key = `allocation:finding.${code}`;
    if (!i18n.exists(key)) return code;
    return i18n.t(key, wordsOf(params));
  }

  function wordsOf(params: NonNullable<AnyFinding['params']>): Record<string, string | number> {
    const written: Record<string, string | number> = { ...params };
    for (const name of inMinutes) {
      const minutes = params[name];
      if (typeof minutes === 'number') written[name] = formatNightTime(Math.round(minutes));
    }
    const run = day?.allocations.find(({ id }) => id === params.runId);
    const driver = day?.drivers.find(({ id }) => id === params.driverId);
    return {
      ...written,
      run: run ? codeOf(run) : '',
      driver: driver ? words.nameOf({ head: { kind: 'driver', driver } }) : '',
      zone: typeof params.zone === 'string' ? t(`zoneName.${params.zone}`) : '',
    };
  }

  function wayOut({ startLaterAt }: JudgedFinding): string | null {
    return startLaterAt === null ? null : t('verdict.from', { time: clockText(scale.start, startLaterAt) });
  }

  return { short, wayOut };
}
