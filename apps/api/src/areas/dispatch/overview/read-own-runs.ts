import type { RunOverview } from '@haisha/validation/run-overview';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { selectAllocations } from '../allocations/select-allocations.ts';

/** It is still to be driven, or on its way. */
const ahead = [
  'planned',
  'requested',
  'accepted',
  'confirmed',
  'acknowledged',
  'clockedIn',
  'called',
  'departed',
] as const;

/** Reads the run that the user drives now or next, and how many requests wait for the user's delivery company. */
export async function readOwnRuns(
  db: Database,
  scope: RowScope,
  now: Date,
): Promise<Pick<RunOverview, 'next' | 'requests'>> {
  const [next, requests] = await Promise.all([nextRun(db, scope, now), countRequests(db, scope)]);
  return { next, requests };
}

async function nextRun(db: Database, scope: RowScope, now: Date): Promise<RunOverview['next']> {
  const [run] = await selectAllocations(db, scope)
    .where(
      and(
        drivenBy(db, scope),
        inArray(allocations.status, ahead),
        sql`${allocations.endAt} > ${now.toISOString()}::timestamptz`,
        isNull(allocations.archivedAt),
      ),
    )
    .orderBy(asc(allocations.reportAt))
    .limit(1);
  if (!run) return null;
  const [office] = await db
    .select({ name: departments.name, nameEn: departments.nameEn, phone: departments.phone })
    .from(departments)
    .where(eq(departments.id, run.departmentId));
  return office ? { run, office } : null;
}

function drivenBy(db: Database, { userId }: RowScope): SQL {
  const driven = db
    .select({ id: allocationCrew.allocationId })
    .from(allocationCrew)
    .innerJoin(drivers, eq(drivers.id, allocationCrew.driverId))
    .where(and(eq(drivers.userId, userId), eq(allocationCrew.isReleased, false)));
  return inArray(allocations.id, driven);
}

async function countRequests(db: Database, { deliveryCompanyId }: RowScope): Promise<number | null> {
  if (deliveryCompanyId === null) return null;
  return await db.$count(
    allocations,
    and(
      eq(allocations.deliveryCompanyId, deliveryCompanyId),
      eq(allocations.status, 'requested'),
      isNull(allocations.archivedAt),
    ),
  );
}
