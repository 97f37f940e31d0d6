import type { DriverSchedules } from '@haisha/validation/work-schedule';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { driverPartColumns } from '../masters/driver-part-columns.ts';
import { drivers } from '../masters/drivers.ts';

/** What is agreed of a driver's work, with the days from which it holds; it goes with the driver. */
export const workSchedules = pgTable('work_schedules', {
  ...driverPartColumns(),
  driverId: uuid('driver_id')
    .primaryKey()
    .references(() => drivers.id, { onDelete: 'cascade' }),
  schedules: jsonb().$type<DriverSchedules['schedules']>().notNull(),
});
