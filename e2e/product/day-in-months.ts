import { addMonths } from '@haisha/rules/calendar';

const tokyo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short' });

/** The day in Japan so many months from now, YYYY-MM-DD. */
export function dayInMonths(months: number): string {
  return addMonths(tokyo.format(new Date()), months);
}
