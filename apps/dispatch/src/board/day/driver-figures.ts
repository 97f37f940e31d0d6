import type { BoardDriver } from '@haisha/validation/board-day';

/** The law wants nine hours of rest, and eleven where they can be had (改善基準告示 4-1-5). */
const leastRestMinutes = 9 * 60;
/** After a whole day of rest nobody counts its hours. */
const longRestMinutes = 24 * 60;
/** From this share of the limit on, the month is near it. */
const nearShare = 0.9;
/** A day of duty as the law means it to be (改善基準告示 4-1-3). */
const usualDutyMinutes = 13 * 60;
/** Days to the limit show from this number down. */
const fewDays = 5;

export type DriverFigures = {
  /** The rest until the day; null where it is unknown, or so long that nobody counts it. */
  rest: { minutes: number; isShort: boolean } | null;
  /** Whole hours of duty in the labour month, the limit, and the share of it from 0 to 1. */
  month: { hours: number; limit: number; used: number; isNear: boolean };
  overtimeHours: number;
  /** Days of more than 14 hours in the week; the law wants at most two. */
  longDays: { count: number; isMany: boolean };
  /** Usual days of duty that are left in the labour month, and how long one is. */
  daysLeft: { count: number; usualHours: number; isFew: boolean; isLast: boolean };
};

/** Returns what is left to a driver as people read it. */
export function driverFigures(hours: BoardDriver['hours']): DriverFigures {
  const { longDays, monthLimitMinutes, monthMinutes, overtimeMinutes, restMinutes } = hours;
  const used = monthLimitMinutes > 0 ? monthMinutes / monthLimitMinutes : 0;
  const days = Math.floor(Math.max(0, monthLimitMinutes - monthMinutes) / usualDutyMinutes);
  return {
    rest:
      restMinutes === null || restMinutes >= longRestMinutes
        ? null
        : { minutes: restMinutes, isShort: restMinutes < leastRestMinutes },
    month: { hours: inHours(monthMinutes), limit: inHours(monthLimitMinutes), used, isNear: used >= nearShare },
    overtimeHours: inHours(overtimeMinutes),
    longDays: { count: longDays, isMany: longDays >= 2 },
    daysLeft: { count: days, usualHours: inHours(usualDutyMinutes), isFew: days <= fewDays, isLast: days < 2 },
  };
}

function inHours(minutes: number): number {
  return Math.round(minutes / 60);
}
