import { prepareHours } from '@haisha/rules/hours/hours';
import type { HoursState } from '@haisha/rules/hours/hours-state';
import { dayNumber } from '@haisha/rules/hours/japan-minute';
import { firstMonthOf, labourMonthOf, labourYearOf } from '@haisha/rules/hours/labour-calendar';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint } from '../../../db/indexes.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { readDuties } from '../../../services/duties/read-duties.ts';
import { readHoursSettings } from '../../../services/hours/read-hours-settings.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import type { Days } from '../time-records/days.ts';
import { monthsFrom } from '../time-records/labour-days.ts';

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
  const [month, year] = [monthsFrom(number, 1, calendar), monthsFrom(firstOfYear, 12, calendar)];
  // What is planned beyond the labour month says nothing about it.
  const known = { from: year.from, to: month.to };
  const ids = people.map((driver) => driver.id);
  const worked = await readDuties(db, ids, known);
  return people.map(({ departmentId: centre, ...driver }) => {
    const { duties } = worked.get(driver.id) ?? { duties: [] };
    return { driver, state: prepareHours({ ...settingsOf(centre, date), duties }), month, year };
  });
}
