import { addMonths } from '@haisha/rules/calendar';
import type { DatedSchedule } from '@haisha/rules/leave/work-schedule';
import type { DemoDriver } from './demo-drivers.ts';

/** By place among the drivers: of two part-timers it is on record what is agreed of their work. */
const agreed: Readonly<Record<number, (hiredDate: string, today: string) => DatedSchedule[]>> = {
  5: (hiredDate, today) => [
    { validFrom: hiredDate, per: 'week', days: 4, weeklyHours: 28 },
    { validFrom: addMonths(`${today.slice(0, 7)}-01`, -14), per: 'week', days: 3, weeklyHours: 22.5 },
  ],
  28: (hiredDate) => [{ validFrom: hiredDate, per: 'year', days: 130, weeklyHours: 20 }],
};

/** What is agreed of a driver's work on a day; nothing of most. */
export function demoSchedules({ hiredDate, place }: DemoDriver, today: string): DatedSchedule[] {
  const dated = agreed[place]?.(hiredDate, today) ?? [];
  return dated.filter(({ validFrom }, at) => at === 0 || validFrom > hiredDate);
}
