import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { drivers } from '../masters/drivers.ts';

/** Numbers of cards and codes by which time recorders know drivers, where these are not the drivers' own codes. */
export const driverCards = pgTable(
  'driver_cards',
  {
    /** Without width, case and spaces. */
    code: text().primaryKey(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: uuid('updated_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('driver_cards_driver_index').on(table.driverId)],
);
