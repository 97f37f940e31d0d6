import { type Weekday, weekdayOf } from './day-facts.ts';

/** A period that the company keeps: for one centre or all, and for one cargo owner or all. */
export type CompanyPeriod = {
  from: string;
  to: string;
  name: string;
  effect: 'closed' | 'asHoliday' | 'asWorkday';
  runsAs: Weekday | null;
  departmentId: string | null;
  cargoOwnerId: string | null;
};

/** A day as courses see it. */
export type GeneratingDay = {
  day: string;
  /** The weekday whose courses run; another one than that of the calendar where the company moves them. */
  weekday: Weekday;
  isHoliday: boolean;
  /** What the company says of the day. */
  period: Pick<CompanyPeriod, 'name' | 'effect'> | null;
  /** Cargo owners that are closed, by id, with what they call it. */
  closedOwners: ReadonlyMap<string, string>;
};

/** What counts first where several periods lie over a day. */
const strength = { closed: 2, asHoliday: 1, asWorkday: 0 };

/** Returns what a day is to the courses of a centre, whose own periods count before those of the whole company. */
export function generatingDay(day: string, isPublicHoliday: boolean, periods: readonly CompanyPeriod[]): GeneratingDay {
  const those = periods.filter(({ from, to }) => from <= day && day <= to);
  const [period = null] = those
    .filter(({ cargoOwnerId }) => cargoOwnerId === null)
    .toSorted((a, b) => rank(b) - rank(a));
  const isHoliday = period?.effect === 'asHoliday' || (isPublicHoliday && period?.effect !== 'asWorkday');
  const closedOwners = those.flatMap(({ cargoOwnerId, name }) =>
    cargoOwnerId === null ? [] : [[cargoOwnerId, name] as const],
  );
  return {
    day,
    weekday: period?.runsAs ?? weekdayOf(day),
    isHoliday,
    period: period && { name: period.name, effect: period.effect },
    closedOwners: new Map(closedOwners),
  };
}

function rank({ departmentId, effect }: CompanyPeriod): number {
  return (departmentId === null ? 0 : Object.keys(strength).length) + strength[effect];
}
