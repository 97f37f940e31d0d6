import { eq } from 'drizzle-orm';
import { departments } from '../../../db/schema/masters/departments.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { withinDrivers } from './driver-list.ts';

/** Finds drivers by what their list is searched by. */
export const driverFinder: Finder = {
  kind: 'driver',
  table: drivers,
  code: drivers.code,
  within: withinDrivers,
  name: (db, where) =>
    db
      .select({
        id: drivers.id,
        code: drivers.code,
        name: drivers.name,
        nameEn: drivers.nameEn,
        detail: departments.name,
        detailEn: departments.nameEn,
      })
      .from(drivers)
      .innerJoin(departments, eq(departments.id, drivers.departmentId))
      .where(where),
};
