import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { drivers } from '../masters/drivers.ts';

/** What people write beside a driver on the departure board of a day. */
export const departureNotes = pgTable(
  'departure_notes',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    workDate: businessDate('work_date').notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('departure_notes_driver_index').on(table.driverId, table.workDate)],
);
