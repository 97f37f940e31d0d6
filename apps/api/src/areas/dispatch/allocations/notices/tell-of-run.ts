import { formatNightTime, lastNightMinute } from '@haisha/rules/night-time';
import { grantsOf } from '@haisha/rules/permission';
import type { Allocation } from '@haisha/validation/allocation';
import type { AuditAction } from '@haisha/validation/audit-choices';
import type { VersionedId } from '@haisha/validation/entity';
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { deliveryCompanyUsers } from '../../../../db/schema/identity/delivery-company-users.ts';
import { userDepartments } from '../../../../db/schema/identity/user-departments.ts';
import { users } from '../../../../db/schema/identity/users.ts';
import { drivers } from '../../../../db/schema/masters/drivers.ts';
import { notify } from '../../../../services/notifications/notify.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { changeEntity, changeLocked } from '../../../../services/records/write/write-entity.ts';
import { withReason } from '../allocation-repository.ts';
import { minutesOf } from '../run-times.ts';
import { newsOf, type RunNews } from './run-news.ts';

/** Where the board is; for a delivery company it is the list of what is asked of it. */
const boardPath = '/vehicle-allocation';

/** Changes a run as every row is changed, and tells those whom it concerns. */
export async function changeToldRun(
  write: Write,
  at: VersionedId,
  { action, reason }: { action: AuditAction; reason: string | null },
  change: (row: Allocation) => Promise<unknown>,
): Promise<Allocation> {
  let before: Allocation | undefined;
  const after = await changeEntity(write, withReason(at.version, reason), at, action, async (row) => {
    before = row;
    return await change(row);
  });
  if (before) await tellOfRun(write, before, after);
  return after;
}

/** The same of a run that is locked and was read since. */
export async function changeToldLocked(
  write: Write,
  before: Allocation,
  reason: string | null,
  change: () => Promise<void>,
): Promise<Allocation> {
  const after = await changeLocked(write, withReason(before.version, reason), before, 'update', change);
  await tellOfRun(write, before, after);
  return after;
}

/** Everybody but the one who did it, and nobody who may not see runs. */
async function tellOfRun(write: Write, before: Allocation, after: Allocation): Promise<void> {
  for (const news of newsOf(before, after)) {
    // Stops and deliveries of a cancelled run are gone.
    const run = after.stops.length === 0 ? { ...after, stops: before.stops } : after;
    const params = paramsOf(run, news);
    for (const userId of await usersOf(write, after, news)) {
      await notify(write.tx, { userId, kind: news.kind, params, link: linkOf(after, news) });
    }
  }
}

async function usersOf({ actor, tx }: Write, run: Allocation, news: RunNews): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id, roles: users.roles })
    .from(users)
    .where(and(isNull(users.archivedAt), ne(users.id, actor.userId), concerned(run, news)))
    .orderBy(users.id);
  return rows.filter(({ roles }) => grantsOf(roles)['allocation.read'] !== undefined).map(({ id }) => id);
}

function concerned({ departmentId }: Allocation, news: RunNews): SQL | undefined {
  switch (news.to) {
    case 'company':
      return and(
        sql`'partner' = any(${users.roles})`,
        sql`${users.id} in (select ${deliveryCompanyUsers.userId} from ${deliveryCompanyUsers}
          where ${eq(deliveryCompanyUsers.deliveryCompanyId, news.deliveryCompanyId)})`,
      );
    case 'dispatchers':
      return and(
        sql`'dispatcher' = any(${users.roles})`,
        or(
          eq(users.departmentScope, 'all'),
          sql`${users.id} in (select ${userDepartments.userId} from ${userDepartments}
            where ${eq(userDepartments.departmentId, departmentId)})`,
        ),
      );
    case 'drivers':
      return sql`${users.id} in (select ${drivers.userId} from ${drivers}
        where ${inArray(drivers.id, [...news.driverIds])})`;
  }
}

/** A run that somebody sees no more has no page for them. */
function linkOf({ id, operationDate }: Allocation, { kind, to }: RunNews): string {
  if (to === 'company') return boardPath;
  const isGone = kind === 'runReleased' || kind === 'runCancelled';
  return isGone ? `${boardPath}?date=${operationDate}` : `${boardPath}/edit/${id}`;
}

function paramsOf(run: Allocation, { to }: RunNews): Record<string, string> {
  const places = run.stops.filter(({ kind }) => kind !== 'break');
  const [first, last] = [places[0], places.length > 1 ? places.at(-1) : undefined];
  const minutes = minutesOf(run.operationDate, run.start);
  const told = {
    number: run.number,
    date: run.operationDate,
    time: minutes >= 0 && minutes <= lastNightMinute && formatNightTime(minutes),
    from: first?.placeName,
    fromEn: first?.placeNameEn,
    to: last?.placeName,
    toEn: last?.placeNameEn,
    ...(to === 'dispatchers' && { company: run.deliveryCompanyName, companyEn: run.deliveryCompanyNameEn }),
  };
  return Object.fromEntries(Object.entries(told).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
