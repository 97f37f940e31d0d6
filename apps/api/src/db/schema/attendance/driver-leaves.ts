import type { LeaveKind, leaveParts, leaveStatuses } from '@haisha/validation/leave-choices';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { drivers } from '../masters/drivers.ts';

/**
 * When a driver is away, both days included: the boards plan nobody on leave that was approved. The migration adds that no two
 * of a driver that are asked for or approved overlap.
 */
export const driverLeaves = pgTable(
  'driver_leaves',
  {
    ...entityColumns(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    kind: text().$type<LeaveKind>().notNull(),
    part: text().$type<(typeof leaveParts)[number]>().notNull().default('day'),
    fromDate: businessDate('from_date').notNull(),
    toDate: businessDate('to_date').notNull(),
    note: text(),
    status: text().$type<(typeof leaveStatuses)[number]>().notNull().default('approved'),
    /** Why it was refused or taken back. */
    decisionReason: text('decision_reason'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
  },
  (table) => [
    index('driver_leaves_driver_index').on(table.driverId, table.toDate),
    index('driver_leaves_date_index').on(table.toDate, table.fromDate),
    check('driver_leaves_order', sql`${table.toDate} >= ${table.fromDate}`),
    check('driver_leaves_half', sql`${table.part} = 'day' or ${table.toDate} = ${table.fromDate}`),
  ],
);
