import { sql } from 'drizzle-orm';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';

/** Finds vehicle types by what their list is searched by. */
export const vehicleTypeFinder: Finder = {
  kind: 'vehicleType',
  table: vehicleTypes,
  code: vehicleTypes.code,
  within: (scope) => withinScope(scope, null),
  name: (db, where) => {
    const { id, code, name, nameEn } = vehicleTypes;
    const detail = sql<null>`null`;
    return db.select({ id, code, name, nameEn, detail, detailEn: sql<null>`null` }).from(vehicleTypes).where(where);
  },
};
