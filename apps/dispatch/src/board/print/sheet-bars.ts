import { spanOf } from '../day/board-rows.ts';
import type { Run } from '../day/board-types.ts';

/** A day on paper: from its midnight until 6:00 of the next morning, as on the screen. */
export const sheetHours = 30;
const hourMs = 3_600_000;
/** Shorter bars have room for the code and the start alone. */
const roomyHours = 3;

/** Where a bar lies on the paper, in percent of the hours, and whether there is room for more than its code. */
export type SheetBar = { left: number; width: number; isRoomy: boolean };

/** Returns where a run lies between a midnight and the end of the paper; null where none of it does. */
export function sheetBar(midnight: number, run: Pick<Run, 'start' | 'end'>): SheetBar | null {
  const { start, end } = spanOf(run);
  const from = Math.max(0, (start - midnight) / hourMs);
  const to = Math.min(sheetHours, (end - midnight) / hourMs);
  if (to <= 0 || from >= sheetHours) return null;
  const percent = (hours: number) => Math.round((hours / sheetHours) * 10_000) / 100;
  return { left: percent(from), width: percent(to - from), isRoomy: to - from >= roomyHours };
}
