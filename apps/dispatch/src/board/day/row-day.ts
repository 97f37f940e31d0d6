import type { BoardRow, RowBand } from './board-types.ts';

const dayMs = 86_400_000;

/** Returns the stretch of a day, which begins at `midnight`, in which a row takes no run. */
export function bandOn({ bands }: Pick<BoardRow, 'bands'>, midnight: number): RowBand | undefined {
  return bands.find(({ start, end }) => start < midnight + dayMs && end > midnight);
}
