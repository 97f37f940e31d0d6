/** The law wants nine hours of rest, and eleven where they can be had (改善基準告示 4-1-5). */
export const leastRestMinutes = 9 * 60;
/** After a whole day of rest nobody counts its hours. */
export const longRestMinutes = 24 * 60;
/** How near to a limit its figures speak up. */
export const nearLimit = 0.9;
/** A day of duty as the law means it to be (改善基準告示 4-1-3). */
const usualDutyMinutes = 13 * 60;
/** So few days before the limit of the month they are counted. */
export const fewDays = 5;

/** Returns how many usual days of duty a driver has left in the labour month, by minutes done and the limit. */
export function daysToLimit({ monthLimitMinutes, monthMinutes }: { monthLimitMinutes: number; monthMinutes: number }) {
  return Math.floor(Math.max(0, monthLimitMinutes - monthMinutes) / usualDutyMinutes);
}
