import { everyDay } from '@haisha/rules/calendar';
import holidayJp from '@holiday-jp/holiday_jp';

export type PublicHoliday = { name: string; nameEn: string };

/** The public holidays (国民の祝日, with 振替休日 and 国民の休日) from one day to another, both included. */
export function publicHolidays(from: string, to: string): Map<string, PublicHoliday> {
  const known: Readonly<Record<string, { name: string; name_en: string }>> = holidayJp.holidays;
  const found = new Map<string, PublicHoliday>();
  for (const day of everyDay({ from, to })) {
    const holiday = known[day];
    if (holiday) found.set(day, { name: holiday.name, nameEn: holiday.name_en });
  }
  return found;
}
