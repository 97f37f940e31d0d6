import { minuteOf } from '../hours/japan-minute.ts';
import type { PunchKind, PunchTime } from './punch.ts';
import { punchedShifts } from './punched-shifts.ts';

/** The buttons of a driver; the one in the middle begins a break and ends it. */
export const punchButtons = ['clockIn', 'leaveGarage', 'break', 'returnGarage', 'clockOut'] as const;
export type PunchButton = (typeof punchButtons)[number];

/** Nobody is on duty longer: an older shift without its end was forgotten. */
const longestMinutes = 28 * 60;

export type NextPunch = {
  /** What the driver most likely does next; null once a shift is over, since few begin another one. */
  button: PunchButton | null;
  isOnBreak: boolean;
};

/** Tells what comes next after the punches of a shift; `now` in milliseconds. */
export function nextAfter(punches: readonly PunchTime[], now: number): NextPunch {
  const shift = punchedShifts(punches).at(-1);
  const isOnBreak = shift?.breaks.at(-1)?.end === null;
  const starts = [shift?.clockIn, shift?.leaveGarage].filter((one) => one != null);
  const isOld = starts.some((start) => minuteOf(now) - start > longestMinutes);
  if (!shift || isOld) return { button: 'clockIn', isOnBreak: false };
  if (shift.clockOut !== null) return { button: null, isOnBreak: false };
  if (isOnBreak) return { button: 'break', isOnBreak };
  if (shift.returnGarage !== null) return { button: 'clockOut', isOnBreak };
  if (shift.leaveGarage === null) return { button: 'leaveGarage', isOnBreak };
  return { button: shift.breaks.length === 0 ? 'break' : 'returnGarage', isOnBreak };
}

/** Returns which punch a button makes. */
export function kindOf(button: PunchButton, { isOnBreak }: Pick<NextPunch, 'isOnBreak'>): PunchKind {
  return button === 'break' ? (isOnBreak ? 'breakEnd' : 'breakStart') : button;
}
