import type { DriverNearLimits, NearLimits } from '@haisha/validation/near-limits';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint } from '../../../db/indexes.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { readStates } from './read-states.ts';
import { standingOf } from './told-hours.ts';

/** Reads where the drivers of somebody's centres stand today: breaches first, then what is close, then the most duty. */
export async function readNearLimits(db: Database, scope: RowScope): Promise<NearLimits> {
  const date = scope.today;
  const drivers: DriverNearLimits[] = [];
  for (const { id: departmentId } of await readCentres(db, scope)) {
    for (const state of await readStates(db, { date, departmentId }, scope)) {
      const { amber, driver, month, red, shortestRestMinutes } = standingOf(state, date);
      const { id, name, nameEn } = driver;
      const { dutyMinutes, usualMinutes } = month;
      drivers.push({ id, name, nameEn, departmentId, dutyMinutes, usualMinutes, shortestRestMinutes, red, amber });
    }
  }
  return { date, drivers: drivers.toSorted(byNearness) };
}

function byNearness(a: DriverNearLimits, b: DriverNearLimits): number {
  return (
    Number(b.red > 0) - Number(a.red > 0) || Number(b.amber > 0) - Number(a.amber > 0) || b.dutyMinutes - a.dutyMinutes
  );
}

async function readCentres(db: Database, scope: RowScope): Promise<{ id: string }[]> {
  const { departmentIds } = scope;
  return await db
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(
        isNull(departments.archivedAt),
        withinScope(scope, departments.id),
        departmentIds.length === 0 ? undefined : inArray(departments.id, [...departmentIds]),
      ),
    )
    .orderBy(asc(byCodePoint(departments.code)));
}
