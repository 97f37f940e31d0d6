import type { Crew } from '@haisha/validation/allocation';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { drivers } from '../masters/drivers.ts';
import { allocations } from './allocations.ts';
import { timeRange } from './time-range.ts';

/**
 * Who drives a run, and when. The range is the lock: the migration adds an exclusion constraint, so that a driver is on one
 * run at a time. Those of a run that is cancelled, declined or archived are released; a trigger keeps that.
 */
export const allocationCrew = pgTable(
  'allocation_crew',
  {
    id: uuid().primaryKey().defaultRandom(),
    allocationId: uuid('allocation_id')
      .notNull()
      .references(() => allocations.id, { onDelete: 'cascade' }),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id),
    role: text().$type<Crew['role']>().notNull(),
    during: timeRange('during').notNull(),
    isReleased: boolean('is_released').notNull().default(false),
  },
  (table) => [
    uniqueIndex('allocation_crew_role_key')
      .on(table.allocationId, table.role)
      .where(sql`role in ('driver1', 'driver2')`),
    index('allocation_crew_allocation_index').on(table.allocationId),
    // The duties of a driver around a day, among those of years.
    index('allocation_crew_driver_times_index').on(table.driverId, sql`lower(${table.during})`),
  ],
);
