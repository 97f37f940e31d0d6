import { spanOf } from '../day/board-rows.ts';
import type { Run } from '../day/board-types.ts';

/** A day on paper: from its midnight until 6:00 of the next morning, as on the screen. */
export const sheetHours = 30;
const hourMs = 3_600_000;
/** So many narrow letters have room in an hour of A4, the smaller of the two papers. */
const lettersPerHour = 5.2;

/** Where a bar lies on the paper, in percent of the hours, how long it is there, and whether it began the day before. */
export type SheetBar = { left: number; width: number; hours: number; isFromBefore: boolean };

/** Returns where a run lies between a midnight and the end of the paper; null where none of it does. */
export function sheetBar(midnight: number, run: Pick<Run, 'start' | 'end'>): SheetBar | null {
  const { start, end } = spanOf(run);
  const from = Math.max(0, (start - midnight) / hourMs);
  const to = Math.min(sheetHours, (end - midnight) / hourMs);
  if (to <= 0 || from >= sheetHours) return null;
  const percent = (hours: number) => Math.round((hours / sheetHours) * 10_000) / 100;
  return { left: percent(from), width: percent(to - from), hours: to - from, isFromBefore: start < midnight };
}

/** Returns the first of some texts that has room in a bar whole; the last one where none has. */
export function textThatFits({ hours }: Pick<SheetBar, 'hours'>, texts: readonly string[]): string {
  const room = hours * lettersPerHour - 1;
  return texts.find((text) => lettersOf(text) <= room) ?? texts.at(-1) ?? '';
}

/** Counts the letters of a text; a Japanese one is as wide as two others. */
export function lettersOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
}
