import { useBoard } from '../board-context.ts';
import type { BoardRow, Run } from '../day/board-types.ts';
import { byId } from '../day/by-id.ts';
import { codeOf, endsOf, fullnessOf, loadPercentOf, worstOf } from '../day/run-facts.ts';
import type { Scale } from '../geometry/scale.ts';
import { clockText } from './clock-text.ts';
import { clockFrom, type RowWords, useRowWords } from './use-row-words.ts';

/** Says a bar in one sentence: what it is, when, with whom, how full, in which state, and what was found. */
export type BarLabel = (run: Run, row: BoardRow) => string;

type Vehicle = Parameters<typeof fullnessOf>[1];

/** The sentences of bars on the board around. */
export function useBarLabel(): BarLabel {
  const { day, scale } = useBoard();
  const words = useRowWords();
  return barLabelWith(words, scale, ({ vehicleId }) => byId(day?.vehicles ?? []).get(vehicleId ?? ''));
}

/** Makes the sentences of bars in some words. */
export function barLabelWith(words: RowWords, scale: Scale, vehicleOf: (run: Run) => Vehicle): BarLabel {
  return (run, row) => {
    const load = loadPercentOf(fullnessOf(run, vehicleOf(run)));
    const ends = endsOf(run);
    const places = [ends.from, ends.to].map(words.placeOf).filter((place) => place !== null);
    const worst = worstOf(run.findings);
    const from = clockFrom(scale, run);
    return words.sentence([
      codeOf(run),
      places.join('→'),
      `${clockText(from, Date.parse(run.start))}–${clockText(from, Date.parse(run.end))}`,
      row.head.kind === 'vehicle' || row.head.kind === 'company' ? words.driversOf(run) : (run.vehicleCode ?? ''),
      load === null ? '' : words.loadText(load),
      run.load.count === 0 ? '' : words.countText(run.load.count),
      words.statusOf(run),
      worst === null ? '' : words.say(`bar.${worst}`),
    ]);
  };
}
