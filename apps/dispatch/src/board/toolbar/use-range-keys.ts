import type { BoardRange } from '../geometry/scale.ts';
import { useBoardShortcut } from '../keys/use-board-shortcut.ts';

/** The keys 1 to 4, in the order of the ranges. */
export function useRangeKeys(show: (range: BoardRange) => void, enabled: boolean): void {
  useBoardShortcut('1', () => show('day'), { enabled });
  useBoardShortcut('2', () => show('three'), { enabled });
  useBoardShortcut('3', () => show('week'), { enabled });
  useBoardShortcut('4', () => show('month'), { enabled });
}
