/** What is agreed of somebody's work: so many days a week, or a year where they are not said by the week, and hours a week. */
export type WorkSchedule = { per: 'week' | 'year'; days: number; weeklyHours: number };

/** A schedule with the day from which it holds, until that of the next one. */
export type DatedSchedule = WorkSchedule & { validFrom: string };

/** The schedule of somebody on a day; null where it is five days a week. */
export type ScheduleOn<Schedule extends WorkSchedule = WorkSchedule> = (day: string) => Schedule | null;

/** Returns how to find the schedule that holds on a day; before the first one nothing is known. */
export function schedulesBy(dated: readonly DatedSchedule[]): ScheduleOn<DatedSchedule> {
  const latestFirst = dated.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
  return (day) => latestFirst.find(({ validFrom }) => validFrom <= day) ?? null;
}
