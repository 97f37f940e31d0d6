import { prepareHours } from '@haisha/rules/hours/hours';
import { findingsBetween } from '@haisha/rules/hours/hours-left';
import type { DriverNearLimits, NearLimits } from '@haisha/validation/near-limits';
import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint } from '../../../db/indexes.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { readDuties } from '../../../services/duties/read-duties.ts';
import { readHoursSettings } from '../../../services/hours/read-hours-settings.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { labourMonthDays } from '../time-records/labour-days.ts';
import { monthOf, shortestRestOf } from './told-hours.ts';

type Driver = Pick<DriverNearLimits, 'id' | 'name' | 'nameEn' | 'departmentId'>;

/**
 * Reads where the drivers of somebody's centres stand today: breaches first, then what is close, then the most duty. It
 * reads the labour month alone; what a year adds to it is told by the page of the hours.
 */
export async function readNearLimits(db: Database, scope: RowScope): Promise<NearLimits> {
  const date = scope.today;
  const [people, settingsOf] = await Promise.all([readPeople(db, scope), readHoursSettings(db)]);
  const found: DriverNearLimits[] = [];
  for (const [departmentId, ofCentre] of Map.groupBy(people, (driver) => driver.departmentId)) {
    const settings = settingsOf(departmentId, date);
    const month = labourMonthDays(date, settings);
    const ids = ofCentre.map(({ id }) => id);
    const worked = await readDuties(db, ids, month);
    for (const driver of ofCentre) {
      const state = prepareHours({ ...settings, duties: worked.get(driver.id)?.duties ?? [] });
      const { months } = state.result;
      const hours = monthOf(
        months.find(({ start }) => start === month.from),
        state,
        month,
      );
      const findings = findingsBetween(state.result, month.from, month.to);
      found.push({
        ...driver,
        dutyMinutes: hours.dutyMinutes,
        mostMinutes: hours.mostMinutes,
        usualMinutes: hours.usualMinutes,
        shortestRestMinutes: shortestRestOf(state.result, month),
        red: findings.filter(({ level }) => level === 'red').length,
        amber: findings.filter(({ level }) => level === 'amber').length,
      });
    }
  }
  return { date, drivers: found.toSorted(byNearness) };
}

function byNearness(a: DriverNearLimits, b: DriverNearLimits): number {
  return (
    Number(b.red > 0) - Number(a.red > 0) || Number(b.amber > 0) - Number(a.amber > 0) || b.dutyMinutes - a.dutyMinutes
  );
}

async function readPeople(db: Database, scope: RowScope): Promise<Driver[]> {
  const { code, departmentId, id, name, nameEn } = drivers;
  const { departmentIds, today } = scope;
  return await db
    .select({ id, name, nameEn, departmentId })
    .from(drivers)
    .where(
      and(
        withinScope(scope, departmentId),
        departmentIds.length === 0 ? undefined : inArray(departmentId, [...departmentIds]),
        isNull(drivers.archivedAt),
        sql`(${drivers.leftDate} is null or ${drivers.leftDate} >= ${today})`,
      ),
    )
    .orderBy(asc(byCodePoint(code)));
}
