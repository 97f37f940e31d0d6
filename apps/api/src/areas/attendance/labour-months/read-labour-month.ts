import type { LabourMonth, LabourMonthLock } from '@haisha/validation/labour-month';
import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { labourMonthLocks } from '../../../db/schema/attendance/labour-month-locks.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { readHoursSettings } from '../../../services/hours/read-hours-settings.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { labourMonthDays } from '../time-records/labour-days.ts';

const opener = alias(users, 'opener');
const { departmentId, fromDate, id, lockedAt, unlockedAt, unlockReason } = labourMonthLocks;

/** Reads the labour month of a department that holds a day, as it is on `today`. */
export async function readLabourMonth(
  db: Reader,
  department: string,
  date: string,
  today: string,
): Promise<LabourMonth> {
  const { from, to } = labourMonthDays(date, (await readHoursSettings(db))(department, date));
  const history: LabourMonthLock[] = await db
    .select({
      ...{ id, lockedAt, unlockedAt, unlockReason },
      lockedBy: { id: users.id, name: users.name },
      unlockedBy: { id: opener.id, name: opener.name },
    })
    .from(labourMonthLocks)
    .leftJoin(users, eq(users.id, labourMonthLocks.lockedBy))
    .leftJoin(opener, eq(opener.id, labourMonthLocks.unlockedBy))
    .where(and(eq(departmentId, department), eq(fromDate, from)))
    .orderBy(desc(lockedAt), desc(id));
  const lock = history.find((one) => one.unlockedAt === null) ?? null;
  return { departmentId: department, from, to, isOver: to < today, lock, history };
}
