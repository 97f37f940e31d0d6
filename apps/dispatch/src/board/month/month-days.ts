import { addDays, dayMs } from '@haisha/rules/calendar';
import { hoursRuleOn } from '@haisha/rules/hours/dated-rules';
import { firstSettings } from '@haisha/rules/hours/first-settings';
import { labourMonthOf } from '@haisha/rules/hours/labour-calendar';
import type { BoardDay } from '@haisha/validation/board-day';
import { isHeld } from '../day/board-rows.ts';

/** A day of the board with its counts: runs, deliveries on none, and vehicles that are in service and have no run. */
export type MonthDay = {
  day: string;
  off: 'holiday' | 'saturday' | null;
  isLastOfLabourMonth: boolean;
  runs: number;
  left: number;
  free: number;
};

/** Returns the days of a month on the board, from the first one (YYYY-MM-DD) on. */
export function monthDays(board: BoardDay, first: string, count: number): MonthDay[] {
  const runs = Map.groupBy(board.allocations.filter(isHeld), ({ operationDate }) => operationDate);
  const left = Map.groupBy(board.deliveriesLeft, ({ operationDate }) => operationDate);
  const vehicles = board.vehicles.filter(({ isTrailer }) => !isTrailer);
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index);
    const ofDay = runs.get(day) ?? [];
    const used = new Set(ofDay.map(({ vehicleId }) => vehicleId));
    const free = vehicles.filter((vehicle) => !used.has(vehicle.id) && isInService(vehicle, day));
    return {
      day,
      off: offOn(day, board.holidays),
      isLastOfLabourMonth: labourMonthAt(board, day) !== labourMonthAt(board, addDays(day, 1)),
      runs: ofDay.length,
      left: left.get(day)?.length ?? 0,
      free: free.length,
    };
  });
}

function isInService({ periods }: BoardDay['vehicles'][number], day: string): boolean {
  return !periods.some(({ status, from, to }) => status !== 'inService' && from <= day && (to === null || day <= to));
}

/** As calendars colour them: a Sunday as a public holiday. */
function offOn(day: string, holidays: readonly string[]): MonthDay['off'] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || holidays.includes(day)) return 'holiday';
  return weekday === 6 ? 'saturday' : null;
}

function labourMonthAt({ hoursRules }: BoardDay, day: string): number {
  const { labourMonthStartDay, yearStartMonth } = { ...firstSettings, ...hoursRuleOn(hoursRules, day) };
  return labourMonthOf(Date.parse(day) / dayMs, { labourMonthStartDay, yearStartMonth });
}
