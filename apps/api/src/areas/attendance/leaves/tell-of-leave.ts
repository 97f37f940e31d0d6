import type { Leave } from '@haisha/validation/leave';
import type { NotificationKind } from '@haisha/validation/notification';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { userDepartments } from '../../../db/schema/identity/user-departments.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { notify } from '../../../services/notifications/notify.ts';
import type { Write } from '../../../services/records/entity-repository.ts';

/** Where leaves are, with the one that is spoken of. */
const linkTo = ({ fromDate, id }: Leave) => `/leave?${new URLSearchParams({ month: fromDate.slice(0, 7), id })}`;

/** Tells the managers of the centre and the labour office that somebody asks, or takes back what was asked for. */
export async function tellOffice({ actor, tx }: Write, leave: Leave): Promise<void> {
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.archivedAt),
        ne(users.id, actor.userId),
        or(
          sql`'labour' = any(${users.roles})`,
          and(
            sql`'manager' = any(${users.roles})`,
            sql`${users.id} in (select ${userDepartments.userId} from ${userDepartments}
              where ${eq(userDepartments.departmentId, leave.departmentId)})`,
          ),
        ),
      ),
    )
    .orderBy(users.id);
  const kind = leave.status === 'requested' ? 'leaveRequested' : 'leaveWithdrawn';
  for (const { id } of people) await tell(tx, id, kind, leave);
}

/** Tells a driver what the office decided; one without a login hears of it otherwise. */
export async function tellDriverOfLeave({ actor, tx }: Write, leave: Leave, kind: NotificationKind): Promise<void> {
  const [driver] = await tx.select({ userId: drivers.userId }).from(drivers).where(eq(drivers.id, leave.driverId));
  if (driver?.userId && driver.userId !== actor.userId) await tell(tx, driver.userId, kind, leave);
}

/** Without the kind: the screen may stand open. */
async function tell(tx: Write['tx'], userId: string, kind: NotificationKind, leave: Leave): Promise<void> {
  const { driverName, driverNameEn, fromDate, toDate } = leave;
  const params = { driver: driverName, driverEn: driverNameEn ?? driverName, date: fromDate, until: toDate };
  await notify(tx, { userId, kind, params, link: linkTo(leave) });
}
