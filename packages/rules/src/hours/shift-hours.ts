import { type ContinuousDriving, continuousDriving } from './continuous-driving.ts';
import { type DayDuty, dayDuty } from './day-duty.ts';
import { type DayOff, dayOffAfter } from './day-off.ts';
import { type TwoDayDriving, twoDayDriving } from './driving-two-days.ts';
import type { HoursContext } from './hours-context.ts';
import { labourMonthOf } from './labour-calendar.ts';
import { type NearShifts, restAfter } from './near-shifts.ts';
import type { Shift } from './shift.ts';
import { minutesOf } from './span.ts';
import { type SplitRest, splitRestOf } from './split-rest.ts';
import { type CountedBecause, countedEvents, takenOff } from './unforeseeable.ts';
import { type WorkBreak, workBreak } from './work-break.ts';
import { type WorkClasses, workClasses } from './work-classes.ts';

/** The figures of a shift that depend on the shifts around it, and not on its week. */
export type ShiftHours = {
  shift: Shift;
  near: NearShifts;
  /** The labour month of its start. */
  month: number;
  dayDuty: DayDuty;
  takenOffMinutes: number;
  counted: { minutes: number; because: CountedBecause };
  restBefore: number | null;
  restAfter: number | null;
  splitRest: SplitRest | null;
  /** The shift before used a split rest of three pieces, as this one does. */
  repeatsThreePieces: boolean;
  workBreak: WorkBreak;
  continuous: ContinuousDriving;
  twoDays: TwoDayDriving | null;
  classes: WorkClasses;
  dayOff: DayOff | null;
};

/** Returns the figures of a shift. */
export function shiftHours(near: NearShifts, { calendar, holidays }: HoursContext): ShiftHours {
  const { at, shifts } = near;
  const shift = shifts[at] as Shift;
  const off = takenOff(near, at);
  const splitRest = splitRestOf(near, at);
  return {
    shift,
    near,
    month: labourMonthOf(shift.day, calendar),
    dayDuty: dayDuty(near),
    takenOffMinutes: minutesOf(off),
    counted: countedEvents(near),
    restBefore: at === 0 ? null : restAfter(near, at - 1),
    restAfter: restAfter(near, at),
    splitRest,
    repeatsThreePieces: splitRest?.pieces === 3 && at > 0 && splitRestOf(near, at - 1)?.pieces === 3,
    workBreak: workBreak(shift),
    continuous: continuousDriving(shift, off),
    twoDays: twoDayDriving(near),
    classes: workClasses(shift.work, holidays, shift.row.parameters),
    dayOff: dayOffAfter(near, holidays),
  };
}
