import { addDays } from '../calendar.ts';

/** As long as a company has set nothing else, changes of days up to a week ago need nobody else. */
export const firstAlonePastDays = 7;

/** Returns the first day whose punches the office changes alone; older ones need a second person. */
export function firstDayAlone(today: string, alonePastDays: number): string {
  return addDays(today, -alonePastDays);
}
