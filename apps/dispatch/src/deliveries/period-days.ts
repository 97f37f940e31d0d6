import { addDays } from '@haisha/rules/calendar';
import type { deliveryPeriods } from './delivery-list.ts';

type Period = (typeof deliveryPeriods)[number];
type Asked = { period?: Period; from?: string; to?: string };

/** The operation dates that a list asks for, both included; no bound where it asks for all. Weeks begin on Monday. */
export function periodDays({ from, to, ...asked }: Asked, today: string): { from?: string; to?: string } {
  const period: Period = asked.period ?? 'soon';
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const between = (start: string, days: number) => ({ from: start, to: addDays(start, days - 1) });
  switch (period) {
    case 'soon':
      return between(today, 2);
    case 'today':
      return between(today, 1);
    case 'tomorrow':
      return between(addDays(today, 1), 1);
    case 'thisWeek':
      return between(monday, 7);
    case 'nextWeek':
      return between(addDays(monday, 7), 7);
    case 'all':
      return {};
    case 'range':
      return { ...(from && { from }), ...(to && { to }) };
  }
}
