import { type DepartureAlertKind, departureAlarmKinds } from '@haisha/rules/departure/departure-alerts';
import { dayMinutes, dayNumber } from '@haisha/rules/hours/japan-minute';
import { formatNightTime } from '@haisha/rules/night-time';
import { grantsOf } from '@haisha/rules/permission';
import type { Role } from '@haisha/rules/roles';
import type { NotificationKind } from '@haisha/validation/notification';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { userDepartments } from '../../../db/schema/identity/user-departments.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { notify } from '../../../services/notifications/notify.ts';
import type { BoardOfDay, RaisedAlert } from './raise-alerts.ts';

/** Those of the department, and of these the administrators only of what the law forbids. */
const told: readonly Role[] = ['manager', 'dispatcher'];
const toldOfBreaches: readonly Role[] = ['admin', ...told];
const breaches: readonly DepartureAlertKind[] = departureAlarmKinds;

/** Tells those whose centre and work it is of what is red or purple; amber is on the board alone. */
export async function tellOfAlerts(
  tx: Transaction,
  { date, departmentId }: BoardOfDay,
  raised: readonly RaisedAlert[],
): Promise<void> {
  const urgent = raised.filter(({ tone }) => tone !== 'amber');
  if (urgent.length === 0) return;
  const people = await peopleOf(tx, departmentId);
  const link = `/attendance-departure-of-the-driver?${new URLSearchParams({ date, departmentId })}`;
  for (const alert of urgent) {
    const roles = breaches.includes(alert.kind) ? toldOfBreaches : told;
    const { name, nameEn } = alert.driver;
    const params = {
      ...{ driver: name, ...(nameEn !== null && { driverEn: nameEn }) },
      time: formatNightTime(alert.at - dayNumber(date) * dayMinutes),
    };
    for (const person of people.filter((one) => one.roles.some((role) => roles.includes(role)))) {
      await notify(tx, { userId: person.id, kind: kindFor(alert.kind, person.roles), params, link });
    }
  }
}

/** Alcohol is for those who hold calls; who plans hears that the call was refused. */
function kindFor(kind: DepartureAlertKind, roles: readonly Role[]): NotificationKind {
  const shown = kind === 'alcohol' && grantsOf(roles)['rollCall.read'] === undefined ? 'refused' : kind;
  if (shown === 'clockInDue' || shown === 'callDue' || shown === 'departureDue')
    throw new Error(`${shown} is told on the board alone`);
  return shown;
}

async function peopleOf(tx: Transaction, departmentId: string) {
  return await tx
    .select({ id: users.id, roles: users.roles })
    .from(users)
    .where(
      and(
        isNull(users.archivedAt),
        sql`${users.roles} && ${sql.param(toldOfBreaches)}::text[]`,
        or(
          eq(users.departmentScope, 'all'),
          inArray(
            users.id,
            tx
              .select({ id: userDepartments.userId })
              .from(userDepartments)
              .where(eq(userDepartments.departmentId, departmentId)),
          ),
        ),
      ),
    )
    .orderBy(users.id);
}
