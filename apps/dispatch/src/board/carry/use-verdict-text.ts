import { useTranslation } from '@haisha/i18n';
import { useBoard } from '../board-context.ts';
import type { BoardRow } from '../day/board-types.ts';
import { codeOf } from '../day/run-facts.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { clockText } from '../grid/clock-text.ts';
import { useRowWords } from '../grid/use-row-words.ts';
import type { Cargo, Carry } from './carry.ts';
import { headOf, reasonsOf, type Verdict } from './verdict.ts';

/** Says what is carried, where it is, and whether it may stay there. */
export function useVerdictText() {
  const { t } = useTranslation('board');
  const { scale } = useBoard();
  const words = useRowWords();
  const finding = useFindingText();

  function sentence(verdict: Verdict): string {
    const [reason] = finding.said(reasonsOf(verdict));
    const head = t(`verdict.${headOf(verdict)}`);
    return reason === undefined ? head : t('verdict.because', { verdict: head, reason });
  }

  function cargoName(cargo: Cargo): string {
    return cargo.kind === 'run' ? codeOf(cargo.run) : t('ghost.deliveries', { count: cargo.deliveries.length });
  }

  function spoken({ cargo, end, onRunId, start }: Carry, row: BoardRow, verdict: Verdict): string {
    const onto = row.runs.find(({ id }) => id === onRunId);
    const times = `${clockText(scale.start, start)}–${clockText(scale.start, end)}`;
    const from = verdict.findings.map(finding.wayOut).find((text) => text !== null);
    return [words.nameOf(row), onto ? codeOf(onto) : times, cargoName(cargo), sentence(verdict), from ?? '']
      .filter(Boolean)
      .join(t('bar.separator'));
  }

  return { sentence, spoken, cargoName };
}
