import { addMonths } from '@haisha/rules/calendar';
import { fiveDayYears } from '@haisha/rules/leave/five-days';
import { type LeaveDay, type LeavePart, leaveDays } from '@haisha/rules/leave/leave-day';
import { paidGrants } from '@haisha/rules/leave/paid-grants';
import { paidLeaveOn } from '@haisha/rules/leave/paid-leave';
import { type DatedSchedule, schedulesBy } from '@haisha/rules/leave/work-schedule';
import type { LeaveRegister, LeaveRegisterQuery } from '@haisha/validation/leave';
import { and, asc, eq, inArray, isNull, min, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint } from '../../../db/indexes.ts';
import { driverLeaves } from '../../../db/schema/attendance/driver-leaves.ts';
import { workSchedules } from '../../../db/schema/attendance/work-schedules.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

type Entry = LeaveRegister['drivers'][number];
type Taken = LeaveDay & { part: LeavePart };

/** Grants lapse after two years, and the next one comes within a year. */
const shownMonths = 24;

/** Reads the register of paid leave of drivers on a day, in the order of their codes. */
export async function readLeaveRegister(
  db: Database,
  { date, departmentId, driverId }: LeaveRegisterQuery,
  scope: RowScope,
): Promise<LeaveRegister> {
  const { code, hiredDate, id, name, nameEn } = drivers;
  const people = await db
    .select({ id, code, name, nameEn, hiredDate, schedules: workSchedules.schedules })
    .from(drivers)
    .leftJoin(workSchedules, eq(workSchedules.driverId, id))
    .where(
      and(
        withinScope(scope, drivers.departmentId, eq(drivers.userId, scope.userId)),
        isNull(drivers.archivedAt),
        or(isNull(drivers.leftDate), sql`${drivers.leftDate} >= ${date}`),
        departmentId === undefined ? undefined : eq(drivers.departmentId, departmentId),
        driverId === undefined ? undefined : eq(id, driverId),
      ),
    )
    .orderBy(asc(byCodePoint(code)));
  const ids = people.map((driver) => driver.id);
  const [taken, [first]] = await Promise.all([
    readPaidDays(db, ids),
    db.select({ since: min(driverLeaves.fromDate) }).from(driverLeaves),
  ]);
  const since = first?.since ?? null;
  return { since, drivers: people.map((driver) => entryOf(driver, taken.get(driver.id) ?? [], date, since)) };
}

async function readPaidDays(db: Database, ids: readonly string[]): Promise<Map<string, Taken[]>> {
  const { driverId, fromDate, kind, part, status, toDate } = driverLeaves;
  const rows = await db
    .select({ driverId, fromDate, toDate, part })
    .from(driverLeaves)
    .where(and(inArray(driverId, [...ids]), eq(kind, 'paid'), eq(status, 'approved')))
    .orderBy(asc(fromDate));
  return new Map(
    [...Map.groupBy(rows, (row) => row.driverId)].map(([id, own]) => [
      id,
      own.flatMap((row) => leaveDays(row).map((day) => ({ ...day, part: row.part }))),
    ]),
  );
}

type Driver = Pick<Entry, 'id' | 'code' | 'name' | 'nameEn' | 'hiredDate'> & {
  schedules: readonly DatedSchedule[] | null;
};

function entryOf({ schedules, ...driver }: Driver, taken: readonly Taken[], date: string, since: string | null): Entry {
  const scheduleOn = schedulesBy(schedules ?? []);
  const { grants, left, overdrawn } = paidLeaveOn(driver.hiredDate, taken, date, scheduleOn);
  const earliest = addMonths(date, -shownMonths);
  // Of a year before the records nobody can say that its days were missed.
  const isKnown = (from: string) => since !== null && from >= since;
  const usable = grants.filter(({ lapsesOn }) => date < lapsesOn);
  const [next] = paidGrants(driver.hiredDate, addMonths(date, shownMonths), scheduleOn).filter(
    (grant) => grant.date > date,
  );
  const first = usable[0]?.date ?? date;
  return {
    ...driver,
    schedule: scheduleOn(date),
    grants: usable,
    left,
    overdrawn,
    next: next ? { date: next.date, days: next.days } : null,
    years: fiveDayYears(grants, taken, date).filter(
      ({ from, state, to }) => to > earliest && (state !== 'missed' || isKnown(from)),
    ),
    taken: taken.filter(({ day }) => day >= first).map(({ day, days, part }) => ({ day, days, part })),
  };
}
