import { useTranslation } from '@haisha/i18n';
import { useBoard } from '../board-context.ts';
import type { BoardRow, Run } from '../day/board-types.ts';
import { codeOf, endsOf, fullnessOf, loadPercentOf, worstOf } from '../day/run-facts.ts';
import { clockText } from './clock-text.ts';
import { clockFrom, useRowWords } from './use-row-words.ts';

/** Says a bar in one sentence: what it is, when, with whom, how full, in which state, and what was found. */
export function useBarLabel(): (run: Run, row: BoardRow) => string {
  const { t, i18n } = useTranslation('board');
  const { day, scale } = useBoard();
  const words = useRowWords();
  return (run, row) => {
    const vehicle = day?.vehicles.find(({ id }) => id === run.vehicleId);
    const load = loadPercentOf(fullnessOf(run, vehicle));
    const ends = endsOf(run);
    const places = [ends.from, ends.to].map(words.placeOf).filter((place) => place !== null);
    const worst = worstOf(run.findings);
    const from = clockFrom(scale, run);
    return [
      codeOf(run),
      places.join('→'),
      `${clockText(from, Date.parse(run.start))}–${clockText(from, Date.parse(run.end))}`,
      row.head.kind === 'vehicle' || row.head.kind === 'company' ? words.driversOf(run) : (run.vehicleCode ?? ''),
      load === null ? '' : t('bar.load', { percent: load }),
      run.load.count === 0 ? '' : t('bar.count', { count: run.load.count }),
      i18n.t(`allocation:status.${run.status}`),
      worst === null ? '' : t(`bar.${worst}`),
    ]
      .filter(Boolean)
      .join(t('bar.separator'));
  };
}
