import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { departments } from '../masters/departments.ts';

/**
 * Labour months of departments that are locked (勤怠の締め). The migration adds triggers: in a locked month no punch is added
 * or changed, whatever code tries it, and a lock is opened once, with who and why.
 */
export const labourMonthLocks = pgTable(
  'labour_month_locks',
  {
    id: uuid().primaryKey().defaultRandom(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    fromDate: businessDate('from_date').notNull(),
    toDate: businessDate('to_date').notNull(),
    /** Who belonged to the department then: their days stay locked wherever they go. */
    driverIds: uuid('driver_ids').array().notNull(),
    lockedAt: instant('locked_at').notNull().default(sql`now()`),
    lockedBy: uuid('locked_by').references(() => users.id),
    unlockedAt: instant('unlocked_at'),
    unlockedBy: uuid('unlocked_by').references(() => users.id),
    unlockReason: text('unlock_reason'),
  },
  (table) => [
    uniqueIndex('labour_month_locks_open_key').on(table.departmentId, table.fromDate).where(sql`unlocked_at is null`),
    index('labour_month_locks_department_index').on(table.departmentId, table.fromDate),
    index('labour_month_locks_days_index').on(table.toDate, table.fromDate).where(sql`unlocked_at is null`),
    check('labour_month_locks_order', sql`${table.toDate} >= ${table.fromDate}`),
  ],
);
