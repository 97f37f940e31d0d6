import { eq, sql } from 'drizzle-orm';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { allocationsWithin } from './allocation-scope.ts';

const { deliveryCompanyId, number, operationDate, title, vehicleId } = allocations;
const day = sql<string>`to_char(${operationDate}, 'YYYY/MM/DD')`;
/** As the board calls a run that has neither course nor title. */
const shortNumber = sql`regexp_replace(${number}, '^A[0-9]{8}-', '#')`;

/** Finds runs by their number, course or title; the vehicle or the delivery company stands behind the day. */
export const allocationFinder: Finder = {
  kind: 'allocation',
  table: allocations,
  code: number,
  day: operationDate,
  within: allocationsWithin,
  name: (db, where) =>
    db
      .select({
        id: allocations.id,
        code: number,
        name: sql<string>`coalesce(${courses.code} || ' ' || ${courses.name}, ${title}, ${shortNumber})`,
        nameEn: sql<string | null>`${courses.code} || ' ' || ${courses.nameEn}`,
        detail: sql<string>`concat_ws(' ', ${day}, ${vehicles.code}, ${deliveryCompanies.name})`,
        detailEn: sql<string>`concat_ws(' ', ${day}, ${vehicles.code},
          coalesce(${deliveryCompanies.nameEn}, ${deliveryCompanies.name}))`,
      })
      .from(allocations)
      .leftJoin(courses, eq(courses.id, allocations.courseId))
      .leftJoin(vehicles, eq(vehicles.id, vehicleId))
      .leftJoin(deliveryCompanies, eq(deliveryCompanies.id, deliveryCompanyId))
      .where(where),
};
