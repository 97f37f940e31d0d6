import { prepareHours } from '@haisha/rules/hours/hours';
import type { HoursState } from '@haisha/rules/hours/hours-state';
import { dayNumber, dayText } from '@haisha/rules/hours/japan-minute';
import { firstMonthOf, labourMonthOf, labourYearOf, monthStartOf } from '@haisha/rules/hours/labour-calendar';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint } from '../../../db/indexes.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { daysOfDuties, readDuties } from '../../../services/duties/read-duties.ts';
import { readHoursSettings } from '../../../services/hours/read-hours-settings.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import type { Days } from '../time-records/days.ts';
import { readPunchTimes } from '../time-records/read-punches.ts';
import { workedDuties } from '../time-records/worked-duties.ts';

/** A driver with the hours of the labour year that holds a day. */
export type DriverState = {
  driver: { id: string; code: string; name: string; nameEn: string | null; phone: string };
  state: HoursState;
  /** The labour month and the labour year that hold the day, both days included. */
  month: Days;
  year: Days;
};

type Asked = { date: string } & ({ departmentId: string } | { driverId: string });

/** Reads the hours of the drivers of a department, or of one driver, over the labour year that holds a day. */
export async function readStates(db: Database, asked: Asked, scope: RowScope): Promise<DriverState[]> {
  const { date } = asked;
  const { code, departmentId, id, name, nameEn, phone } = drivers;
  const isAsked =
    'driverId' in asked
      ? eq(id, asked.driverId)
      : and(
          eq(departmentId, asked.departmentId),
          isNull(drivers.archivedAt),
          sql`(${drivers.leftDate} is null or ${drivers.leftDate} >= ${date})`,
        );
  const [people, settingsOf] = await Promise.all([
    db
      .select({ id, code, name, nameEn, phone, departmentId })
      .from(drivers)
      .where(and(isAsked, withinScope(scope, departmentId)))
      .orderBy(asc(byCodePoint(code))),
    readHoursSettings(db),
  ]);
  const [first] = people;
  if (!first) return [];
  const calendar = settingsOf(first.departmentId, date);
  const number = labourMonthOf(dayNumber(date), calendar);
  const firstOfYear = firstMonthOf(labourYearOf(number, calendar), calendar);
  const daysFrom = (from: number, count: number): Days => ({
    from: dayText(monthStartOf(from, calendar)),
    to: dayText(monthStartOf(from + count, calendar) - 1),
  });
  const [month, year] = [daysFrom(number, 1), daysFrom(firstOfYear, 12)];
  // What is planned beyond the labour month says nothing about it.
  const known = { from: year.from, to: month.to };
  const ids = people.map((driver) => driver.id);
  const [runs, times] = await Promise.all([readDuties(db, ids, known), readPunchTimes(db, ids, daysOfDuties(known))]);
  return people.map(({ departmentId: centre, ...driver }) => {
    const { duties } = workedDuties(runs.get(driver.id) ?? [], times.get(driver.id) ?? []);
    return { driver, state: prepareHours({ ...settingsOf(centre, date), duties }), month, year };
  });
}
