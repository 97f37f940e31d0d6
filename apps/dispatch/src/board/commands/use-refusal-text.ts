import { useTranslation } from '@haisha/i18n';
import type { ProblemError } from '@haisha/platform';
import type { BoardDay } from '@haisha/validation/board-day';
import type { Run } from '../day/board-types.ts';
import { codeOf } from '../day/run-facts.ts';
import type { FindingWords } from '../findings/use-finding-words.ts';
import { midnightOf } from '../geometry/scale.ts';
import { clockText } from '../grid/clock-text.ts';
import { useChangedText } from './use-changed-text.ts';

/** Says why a command was refused, where the problem says more than its code: which run is in the way, who was first, what was found. */
export function useRefusalText(words: FindingWords): (error: ProblemError, day: BoardDay | undefined) => string | null {
  const { t } = useTranslation('board');
  const changedText = useChangedText();
  return ({ problem }, day) => {
    const { current, findings, inTheWay } = problem;
    if (inTheWay) {
      const known = day?.allocations.find(({ id }) => id === inTheWay.id);
      const from = midnightOf(known?.operationDate ?? inTheWay.start.slice(0, 10));
      const text = (instant: string) => clockText(from, Date.parse(instant));
      const run = known ? codeOf(known) : inTheWay.number;
      return t('refused.inTheWay', { run, from: text(inTheWay.start), to: text(inTheWay.end) });
    }
    const [reason] = words.said(findings ?? []);
    if (reason !== undefined) return t('verdict.because', { verdict: t('verdict.red'), reason });
    const changed = problem.code === 'version.conflict' ? runIn(current) : null;
    if (!changed) return null;
    return changedText('refused', changed);
  };
}

function runIn(current: unknown): Run | null {
  const run = current as Partial<Run> | null | undefined;
  return run && typeof run.number === 'string' && typeof run.start === 'string' ? (run as Run) : null;
}
