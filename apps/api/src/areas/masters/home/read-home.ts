import { localName } from '@haisha/i18n/local-name';
import type { Home } from '@haisha/validation/home';
import { vehicleStatuses as statusNames, type VehicleStatus } from '@haisha/validation/vehicle';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint } from '../../../db/indexes.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicleStatuses } from '../../../db/schema/masters/vehicle-statuses.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { statusOn } from '../vehicles/vehicle-list.ts';

const status = sql<VehicleStatus>`coalesce(${vehicleStatuses.status}, 'inService')`;

/** Counts the vehicles within scope by department and state. */
export async function readHome(db: Database, scope: RowScope): Promise<Omit<Home, 'firstSteps'>> {
  const own = and(isNull(vehicles.archivedAt), withinScope(scope, vehicles.departmentId));
  const counts = await readCounts(db, scope.today, own);
  const perStatus = statusNames.map((name) => ({ status: name, count: sum(counts, (row) => row.status === name) }));
  return {
    today: scope.today,
    vehicleCount: sum(counts, () => true),
    vehiclesByStatus: perStatus.filter(({ count }) => count > 0),
    departments: perDepartment(counts),
  };
}

type Count = {
  id: string;
  name: string;
  nameEn: string | null;
  kind: Home['departments'][number]['kind'];
  status: VehicleStatus;
  count: number;
};

async function readCounts(db: Database, today: string, own: SQL | undefined): Promise<Count[]> {
  const { id, name, nameEn, kind, sortOrder } = departments;
  return await db
    .select({ id, name, nameEn, kind, status, count: sql<number>`count(*)::int` })
    .from(vehicles)
    .innerJoin(departments, eq(departments.id, vehicles.departmentId))
    .leftJoin(vehicleStatuses, statusOn(today))
    .where(own)
    .groupBy(id, name, nameEn, kind, sortOrder, status)
    .orderBy(sortOrder, byCodePoint(departments.code));
}

function perDepartment(counts: readonly Count[]): Home['departments'] {
  const found = new Map(
    counts.map(({ id, name, nameEn, kind }) => [id, { id, name, nameEn: localName('en', name, nameEn), kind }]),
  );
  return [...found.values()].map((department) => {
    const isOwn = (row: Count) => row.id === department.id;
    return {
      ...department,
      vehicleCount: sum(counts, isOwn),
      inServiceCount: sum(counts, (row) => isOwn(row) && row.status === 'inService'),
    };
  });
}

function sum(counts: readonly Count[], wanted: (row: Count) => boolean): number {
  return counts.filter(wanted).reduce((total, { count }) => total + count, 0);
}
