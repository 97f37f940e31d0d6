import { sql } from 'drizzle-orm';
import { integer, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { drivers } from './drivers.ts';

/** What a part of a driver carries that is kept apart from the driver; spread first into its table. */
export function driverPartColumns() {
  return {
    driverId: uuid('driver_id')
      .primaryKey()
      .references(() => drivers.id),
    version: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: uuid('updated_by').references(() => users.id),
  };
}
