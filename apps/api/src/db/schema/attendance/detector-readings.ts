import { sql } from 'drizzle-orm';
import { index, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { drivers } from '../masters/drivers.ts';
import { rollCalls } from './roll-calls.ts';

/** What an alcohol detector wrote of somebody, as its file has it, beside what was recorded in the call. */
export const detectorReadings = pgTable(
  'detector_readings',
  {
    id: uuid().primaryKey().defaultRandom(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    callId: uuid('call_id')
      .notNull()
      .references(() => rollCalls.id, { onDelete: 'cascade' }),
    /** mg/L of breath. */
    alcohol: numeric({ precision: 4, scale: 3, mode: 'number' }).notNull(),
    device: text(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    unique('detector_readings_once').on(table.driverId, table.at),
    index('detector_readings_call_index').on(table.callId),
  ],
);
