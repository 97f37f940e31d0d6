import type { HoursParameters } from './parameters.ts';
import type { Shift } from './shift.ts';

/**
 * Returns whether a week is one of long distance with nights away (宿泊を伴う長距離貨物運送): every run of it has 450 km or
 * more, and the driver rests away from home.
 */
export function isLongDistanceWeek(shifts: readonly Shift[], { longDistance, readings }: HoursParameters): boolean {
  const away = shifts.filter(({ restsAway }) => restsAway).length;
  const isAway = readings.restsAway === 'one' ? away > 0 : away === shifts.length;
  return isAway && shifts.every(({ distanceKm }) => distanceKm >= longDistance.km);
}
