import type { PunchKind, punchMethods, timeChangeReasons } from '@haisha/validation/punch-choices';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { drivers } from '../masters/drivers.ts';
import { kioskDevices } from './kiosk-devices.ts';
import { punchFiles } from './punch-files.ts';
import { timeChanges } from './time-changes.ts';

/**
 * When a driver came, left, paused, returned and went. The migration keeps what was made: nothing of it changes but the time
 * that counts, and nothing is deleted as long as there is the driver.
 */
export const punches = pgTable(
  'punches',
  {
    id: uuid().primaryKey().defaultRandom(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    /** The operation date of the shift. */
    workDate: businessDate('work_date').notNull(),
    kind: text().$type<PunchKind>().notNull(),
    /** As it counts; null once it was taken back. */
    at: instant(),
    /** As it was made, and when it arrived here. */
    firstAt: instant('first_at').notNull(),
    receivedAt: instant('received_at').notNull().default(sql`now()`),
    method: text().$type<(typeof punchMethods)[number]>().notNull(),
    reason: text().$type<(typeof timeChangeReasons)[number]>(),
    reasonText: text('reason_text'),
    createdBy: uuid('created_by').references(() => users.id),
    /** The change of the day that added it, where it was the office. */
    timeChangeId: uuid('time_change_id').references(() => timeChanges.id),
    /** The file that it came with, and its row there as the spreadsheet counts. */
    fileId: uuid('file_id').references(() => punchFiles.id),
    fileRow: integer('file_row'),
    /** The tablet at which it was made. */
    deviceId: uuid('device_id').references(() => kioskDevices.id),
  },
  (table) => [
    index('punches_driver_index').on(table.driverId, table.workDate),
    index('punches_work_date_index').on(table.workDate),
    index('punches_device_index').on(table.deviceId).where(sql`device_id is not null`),
    index('punches_file_index').on(table.fileId).where(sql`file_id is not null`),
    // What a clock, a phone or a file sends twice; an office may enter again what it took back.
    uniqueIndex('punches_made_once_key')
      .on(table.driverId, table.kind, table.firstAt)
      .where(sql`${table.method} <> 'office'`),
  ],
);
