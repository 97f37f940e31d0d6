import { useBoard } from '../board-context.ts';
import type { Run } from '../day/board-types.ts';
import { codeOf, endsOf } from '../day/run-facts.ts';
import { clockText } from './clock-text.ts';
import { clockFrom, useRowWords } from './use-row-words.ts';

/** What a run is told from others by, in the language of the page. */
export function useRunWords() {
  const { scale } = useBoard();
  const { driversOf, placeOf } = useRowWords();

  function placesOf(run: Run): string {
    const { from, to } = endsOf(run);
    return [from, to].map(placeOf).filter(Boolean).join('→');
  }

  function timesOf(run: Run): string {
    const from = clockFrom(scale, run);
    return `${clockText(from, Date.parse(run.start))}–${clockText(from, Date.parse(run.end))}`;
  }

  /** All that it can be found by. */
  function searchedBy(run: Run): string {
    const places = run.stops.flatMap(({ placeName, placeNameEn }) => [placeName, placeNameEn]);
    const names = run.crew.flatMap(({ driverName, driverNameEn }) => [driverName, driverNameEn]);
    return [codeOf(run), run.courseName, run.number, timesOf(run), run.vehicleCode, ...names, ...places]
      .filter(Boolean)
      .join(' ');
  }

  return { placesOf, timesOf, driversOf, searchedBy };
}
