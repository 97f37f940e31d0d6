import { useShortcut } from '@haisha/ui/keys';
import type { BoardRange } from '../geometry/scale.ts';

/** The keys 1 to 4, in the order of the ranges. */
export function useRangeKeys(show: (range: BoardRange) => void, enabled: boolean): void {
  useShortcut('1', () => show('day'), { enabled });
  useShortcut('2', () => show('three'), { enabled });
  useShortcut('3', () => show('week'), { enabled });
  useShortcut('4', () => show('month'), { enabled });
}
