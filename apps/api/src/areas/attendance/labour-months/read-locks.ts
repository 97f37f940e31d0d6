import type { DayLock } from '@haisha/validation/time-record';
import { sql } from 'drizzle-orm';
import { shareUntilCommit } from '../../../db/advisory-locks.ts';
import type { Transaction } from '../../../db/database.ts';
import { isoInstant } from '../../../db/instant.ts';
import { recordInWrongState } from '../../../http/errors.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { Days } from '../time-records/days.ts';

type LockOfDriver = DayLock & { driverId: string };

/** Reads which locked labour months hold some days of drivers: those of their department, and of the one they were in then. */
export async function readLocks(
  db: Reader,
  driverIds: readonly string[],
  { from, to }: Days,
): Promise<readonly LockOfDriver[]> {
  const { rows } = await db.execute<LockOfDriver>(sql`
    select d.id as "driverId", l.department_id as "departmentId", l.from_date as "from", l.to_date as "to",
      ${isoInstant(sql.raw('l.locked_at'))} as "lockedAt", u.name as "lockedByName"
    from labour_month_locks l join drivers d on d.department_id = l.department_id or d.id = any(l.driver_ids)
      left join users u on u.id = l.locked_by
    where l.unlocked_at is null and l.to_date >= ${from}::date and l.from_date <= ${to}::date
      and d.id = any(${sql.param(driverIds)}::uuid[])
    order by l.from_date`);
  return rows;
}

/** The lock that holds a day of a driver; null where it is open. */
export function lockOf(locks: readonly LockOfDriver[], driverId: string, date: string): DayLock | null {
  const found = locks.find((one) => one.driverId === driverId && one.from <= date && date <= one.to);
  if (!found) return null;
  const { driverId: _, ...lock } = found;
  return lock;
}

/** Refuses a day of a locked month with who locked it, and keeps it from being locked until the end of the transaction. */
export async function requireOpenDay(tx: Transaction, driverId: string, date: string): Promise<void> {
  await shareUntilCommit(tx, 'lockLabourMonth');
  const lock = lockOf(await readLocks(tx, [driverId], { from: date, to: date }), driverId, date);
  if (lock) throw recordInWrongState({ lock });
}
