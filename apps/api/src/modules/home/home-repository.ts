import { daysBetween } from '@haisha/rules/calendar';
import { dueState } from '@haisha/rules/inspection';
import { formatPlate } from '@haisha/rules/plate';
import type { AttentionKind, Home } from '@haisha/validation/home';
import { vehicleStatuses as statusNames, type VehicleStatus } from '@haisha/validation/vehicle';
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type RowScope, withinScope } from '../../crud/row-scope.ts';
import type { Database } from '../../db/client.ts';
import { byCodePoint } from '../../db/indexes.ts';
import { departments } from '../../db/schema/departments.ts';
import { vehicleStatuses } from '../../db/schema/vehicle-statuses.ts';
import { vehicles } from '../../db/schema/vehicles.ts';
import { statusOn } from '../vehicles/vehicle-list.ts';

const daysAhead = 30;
const mostItems = 50;
const lateKinds: AttentionKind[] = ['threeMonthInspectionOverdue', 'inspectionExpired'];
const status = sql<VehicleStatus>`coalesce(${vehicleStatuses.status}, 'inService')`;

/** What needs attention among the vehicles within scope, and how many there are where. */
export async function readHome(db: Database, scope: RowScope): Promise<Omit<Home, 'firstSteps'>> {
  const own = and(isNull(vehicles.archivedAt), withinScope(scope, vehicles.departmentId));
  const [attention, counts] = await Promise.all([
    readAttention(db, scope.today, own),
    readCounts(db, scope.today, own),
  ]);
  const perStatus = statusNames.map((name) => ({ status: name, count: sum(counts, (row) => row.status === name) }));
  return {
    today: scope.today,
    ...attention,
    vehicleCount: sum(counts, () => true),
    vehiclesByStatus: perStatus.filter(({ count }) => count > 0),
    departments: perDepartment(counts),
  };
}

async function readAttention(
  db: Database,
  today: string,
  own: SQL | undefined,
): Promise<Pick<Home, 'attention' | 'attentionCount'>> {
  const { inspectionExpiryDate, nextThreeMonthInspectionDate } = vehicles;
  const due = await Promise.all([
    readDue(db, today, own, inspectionExpiryDate, ['inspectionExpired', 'inspectionDue']),
    readDue(db, today, own, nextThreeMonthInspectionDate, ['threeMonthInspectionOverdue', 'threeMonthInspectionDue']),
  ]);
  const attention = due
    .flatMap(({ items }) => items)
    .sort((a, b) => lateKinds.indexOf(b.kind) - lateKinds.indexOf(a.kind) || a.dueDate.localeCompare(b.dueDate));
  return {
    attention: attention.slice(0, mostItems),
    attentionCount: due.reduce((total, { count }) => total + count, 0),
  };
}

type DueDate = typeof vehicles.inspectionExpiryDate | typeof vehicles.nextThreeMonthInspectionDate;

/** The first that are due by one of the dates; what is late comes first, so that no more than a page is needed. */
async function readDue(
  db: Database,
  today: string,
  own: SQL | undefined,
  dueDate: DueDate,
  [late, soon]: [AttentionKind, AttentionKind],
): Promise<{ items: Home['attention']; count: number }> {
  const where = and(own, lte(dueDate, sql`${today}::date + ${daysAhead}::int`));
  const rows = db
    .select({
      id: vehicles.id,
      code: vehicles.code,
      region: vehicles.plateRegion,
      classNumber: vehicles.plateClassNumber,
      kana: vehicles.plateKana,
      serialNumber: vehicles.plateSerialNumber,
      departmentName: departments.name,
      dueDate,
    })
    .from(vehicles)
    .innerJoin(departments, eq(departments.id, vehicles.departmentId))
    .where(where)
    .orderBy(asc(dueDate), asc(byCodePoint(vehicles.code)))
    .limit(mostItems);
  const [found, count] = await Promise.all([rows, db.$count(vehicles, where)]);
  const items = found.map((row) => ({
    kind: dueState(row.dueDate, today) === 'expired' ? late : soon,
    vehicleId: row.id,
    vehicleCode: row.code,
    plate: formatPlate(row),
    departmentName: row.departmentName,
    dueDate: row.dueDate,
    daysLeft: daysBetween(today, row.dueDate),
  }));
  return { items, count };
}

type Count = {
  id: string;
  name: string;
  kind: Home['departments'][number]['kind'];
  status: VehicleStatus;
  count: number;
};

async function readCounts(db: Database, today: string, own: SQL | undefined): Promise<Count[]> {
  const { id, name, kind, sortOrder } = departments;
  return await db
    .select({ id, name, kind, status, count: sql<number>`count(*)::int` })
    .from(vehicles)
    .innerJoin(departments, eq(departments.id, vehicles.departmentId))
    .leftJoin(vehicleStatuses, statusOn(today))
    .where(own)
    .groupBy(id, name, kind, sortOrder, status)
    .orderBy(sortOrder, byCodePoint(departments.code));
}

function perDepartment(counts: readonly Count[]): Home['departments'] {
  const found = new Map(counts.map(({ id, name, kind }) => [id, { id, name, kind }]));
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
