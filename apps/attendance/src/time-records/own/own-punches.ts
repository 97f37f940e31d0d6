import { minuteOf } from '@haisha/rules/hours/japan-minute';
import type { PunchKind, PunchTime } from '@haisha/rules/punches/punch';
import { punchedShifts } from '@haisha/rules/punches/punched-shifts';
import type { TimeRecord } from '@haisha/validation/time-record';

/** The buttons of a driver; the one in the middle begins a break and ends it. */
export const ownButtons = ['clockIn', 'leaveGarage', 'break', 'returnGarage', 'clockOut'] as const;
export type OwnButton = (typeof ownButtons)[number];

/** Nobody is on duty longer: an older shift without its end was forgotten. */
const longestMinutes = 28 * 60;

export type Next = {
  /** What the driver most likely does next; null once a shift is over, since few begin another one. */
  button: OwnButton | null;
  isOnBreak: boolean;
};

/** Tells what comes next after the punches of a shift; `now` in milliseconds. */
export function nextAfter(punches: readonly PunchTime[], now: number): Next {
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
export function kindOf(button: OwnButton, { isOnBreak }: Pick<Next, 'isOnBreak'>): PunchKind {
  return button === 'break' ? (isOnBreak ? 'breakEnd' : 'breakStart') : button;
}

/** The record that the driver works on: that of a shift of yesterday which is still going on, else that of today. */
export function currentRecord(records: readonly TimeRecord[], today: string, now: number): TimeRecord | undefined {
  const going = records.find((record) => {
    if (record.date >= today) return false;
    const { button } = nextAfter(timesOf(record), now);
    return button !== null && button !== 'clockIn';
  });
  return going ?? records.find(({ date }) => date === today);
}

/** The punches of a record that count. */
export function timesOf({ punches }: TimeRecord): { id: string; kind: PunchKind; at: string }[] {
  return punches.flatMap(({ at, id, kind }) => (at === null ? [] : [{ id, kind, at }]));
}
