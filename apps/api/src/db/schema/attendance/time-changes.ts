import type { TimeChangeState } from '@haisha/rules/states/time-change';
import type { timeChangeReasons } from '@haisha/validation/punch-choices';
import type { AskedPunch, SeenPunch } from '@haisha/validation/time-change';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { drivers } from '../masters/drivers.ts';

/**
 * Changes of the punches of a day: those that the office made, and those that somebody asked for. The migration keeps what was
 * asked, and lets nothing change but the decision, once.
 */
export const timeChanges = pgTable(
  'time_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    workDate: businessDate('work_date').notNull(),
    status: text().$type<TimeChangeState>().notNull(),
    /** The punches that counted when it was asked, and those that should count. */
    before: jsonb().$type<SeenPunch[]>().notNull(),
    after: jsonb().$type<AskedPunch[]>().notNull(),
    reason: text().$type<(typeof timeChangeReasons)[number]>().notNull(),
    reasonText: text('reason_text'),
    requestedAt: instant('requested_at').notNull().default(sql`now()`),
    requestedBy: uuid('requested_by').references(() => users.id),
    /** In which roles, and from which address of the network. */
    requestedRoles: text('requested_roles').array().notNull(),
    requestedFrom: text('requested_from'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decisionText: text('decision_text'),
  },
  (table) => [
    index('time_changes_driver_index').on(table.driverId, table.workDate),
    index('time_changes_waiting_index').on(table.workDate).where(sql`status = 'requested'`),
    index('time_changes_decided_index').on(table.decidedAt),
  ],
);
