import type { DepartureAlert } from '@haisha/rules/departure/departure-alerts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { departments } from '../masters/departments.ts';
import { drivers } from '../masters/drivers.ts';

/**
 * What the departure board told of by itself, once however many servers judge. The migration adds a trigger: an alert stays as
 * it was raised, and is acknowledged once.
 */
export const departureAlerts = pgTable(
  'departure_alerts',
  {
    id: uuid().primaryKey().defaultRandom(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    workDate: businessDate('work_date').notNull(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    kind: text().$type<DepartureAlert['kind']>().notNull(),
    tone: text().$type<DepartureAlert['tone']>().notNull(),
    /** When it began to be so. */
    at: instant('at').notNull(),
    /** What makes it another one of its kind on that day; empty where a day has one at most. */
    occasion: text().notNull(),
    raisedAt: instant('raised_at').notNull(),
    acknowledgedAt: instant('acknowledged_at'),
    acknowledgedBy: uuid('acknowledged_by').references(() => users.id),
    reason: text(),
  },
  (table) => [
    unique('departure_alerts_once').on(table.driverId, table.workDate, table.kind, table.occasion),
    index('departure_alerts_department_index').on(table.departmentId, table.workDate),
    index('departure_alerts_open_index')
      .on(table.departmentId)
      .where(sql`${table.kind} = 'departedWithoutCall' and ${table.acknowledgedAt} is null`),
    index('departure_alerts_uncalled_index')
      .on(table.workDate, table.at, table.id)
      .where(sql`${table.kind} = 'departedWithoutCall'`),
    check('departure_alerts_acknowledged', sql`(${table.acknowledgedAt} is null) = (${table.acknowledgedBy} is null)`),
    check(
      'departure_alerts_reason',
      sql`${table.acknowledgedAt} is null or ${table.kind} <> 'departedWithoutCall' or coalesce(char_length(${table.reason}), 0) >= 5`,
    ),
  ],
);
