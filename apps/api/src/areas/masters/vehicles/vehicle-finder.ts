import { formatPlate } from '@haisha/rules/plate';
import { eq } from 'drizzle-orm';
import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';
import { hasFourFigures, hasSerial, plate } from './vehicle-list.ts';

/** Finds vehicles as their list does, also by dots before a number. */
export const vehicleFinder: Finder = {
  kind: 'vehicle',
  table: vehicles,
  code: vehicles.code,
  within: (scope) => withinScope(scope, vehicles.departmentId),
  meant: hasSerial,
  has: hasFourFigures,
  async name(db, where) {
    const rows = await db
      .select({
        id: vehicles.id,
        code: vehicles.code,
        plate,
        detail: departments.name,
        detailEn: departments.nameEn,
      })
      .from(vehicles)
      .innerJoin(departments, eq(departments.id, vehicles.departmentId))
      .where(where);
    return rows.map(({ plate, ...row }) => ({ ...row, name: formatPlate(plate), nameEn: null }));
  },
};
