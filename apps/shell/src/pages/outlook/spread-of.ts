import type { DriverNearLimits } from '@haisha/validation/near-limits';
import { isNear } from './is-near.ts';

/** So many hours are one column of dots, and one label. */
const columnHours = 4;
const tickHours = 40;
/** The least number of dots above one another that fill the height. */
const leastRows = 8;

export type Dot = { id: string; column: number; row: number; level: 'red' | 'amber' | 'fine' };

/** Places one dot a driver over the hours of duty of the month, those of a column above one another, the quiet ones below. */
export function spreadOf(drivers: readonly DriverNearLimits[]) {
  const hoursOf = (limits: readonly number[]) => Math.round(Math.max(...limits) / 60);
  const limit = hoursOf(drivers.map(({ usualMinutes }) => usualMinutes));
  const most = hoursOf(drivers.map(({ mostMinutes }) => mostMinutes));
  const heights = new Map<number, number>();
  const dots = drivers.toReversed().map((driver): Dot => {
    const column = Math.floor(driver.dutyMinutes / 60 / columnHours) * columnHours;
    const row = heights.get(column) ?? 0;
    heights.set(column, row + 1);
    return { id: driver.id, column, row, level: levelOf(driver) };
  });
  const columns = [...heights.keys()];
  const from = Math.floor(Math.min(...columns) / tickHours) * tickHours;
  const until = Math.max(most, ...columns) + columnHours * 2;
  // A label needs half a step beside that of the limit.
  const count = Math.ceil((limit - from - tickHours / 2) / tickHours);
  const ticks = Array.from({ length: Math.max(0, count) }, (_, place) => from + place * tickHours);
  return {
    dots,
    from,
    until,
    limit,
    agreed: most > limit ? most : null,
    rows: Math.max(leastRows, ...heights.values()),
    ticks,
  };
}

function levelOf(driver: DriverNearLimits): Dot['level'] {
  if (driver.red > 0) return 'red';
  return isNear(driver) ? 'amber' : 'fine';
}
