import type { LeaveKind } from '@haisha/validation/leave-choices';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { drivers } from '../masters/drivers.ts';

/** When a driver is away, both days included: the board plans nobody on leave. */
export const driverLeaves = pgTable(
  'driver_leaves',
  {
    id: uuid().primaryKey().defaultRandom(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    kind: text().$type<LeaveKind>().notNull(),
    fromDate: businessDate('from_date').notNull(),
    toDate: businessDate('to_date').notNull(),
    note: text(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by').references(() => users.id),
  },
  (table) => [
    index('driver_leaves_driver_index').on(table.driverId, table.toDate),
    index('driver_leaves_date_index').on(table.toDate, table.fromDate),
    check('driver_leaves_order', sql`${table.toDate} >= ${table.fromDate}`),
  ],
);
