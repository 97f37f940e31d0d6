import type { BoardDay } from '@haisha/validation/board-day';
import { isHeld } from './board-rows.ts';

/** Returns whether a run begins on the days from `date` on; cancelled and declined ones do not count. */
export function hasRuns({ allocations }: Pick<BoardDay, 'allocations'>, date: string): boolean {
  return allocations.some((run) => isHeld(run) && run.operationDate >= date);
}

/** Returns why no delivery is listed: the filters hide them, all are on runs, or there are none. */
export function nothingLeft(day: Pick<BoardDay, 'allocations' | 'deliveriesLeft'>, date: string) {
  if (day.deliveriesLeft.length > 0) return 'left.nothing';
  return hasRuns(day, date) ? 'left.none' : 'left.empty';
}
