import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { destinations } from './destinations.ts';

/** Key and alarm codes of a destination; each text is encrypted with the installation's key. */
export const accessCodes = pgTable('access_codes', {
  destinationId: uuid('destination_id')
    .primaryKey()
    .references(() => destinations.id),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  updatedBy: uuid('updated_by').references(() => users.id),
  keyBoxCode: text('key_box_code'),
  alarmCode: text('alarm_code'),
  instructions: text(),
});
