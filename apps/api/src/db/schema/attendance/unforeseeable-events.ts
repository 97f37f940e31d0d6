import type { UnforeseeableEvent } from '@haisha/validation/unforeseeable-event';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { drivers } from '../masters/drivers.ts';

/**
 * When something nobody could foresee held up a driver (改善基準告示 第4条第3項). The migration keeps what was entered: a wrong
 * row is taken back once, with who and why, and in a locked month nothing changes.
 */
export const unforeseeableEvents = pgTable(
  'unforeseeable_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    workDate: businessDate('work_date').notNull(),
    kind: text().$type<UnforeseeableEvent['kind']>().notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    note: text(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by').references(() => users.id),
    takenBackAt: instant('taken_back_at'),
    takenBackBy: uuid('taken_back_by').references(() => users.id),
    takenBackReason: text('taken_back_reason'),
  },
  (table) => [
    index('unforeseeable_events_driver_index').on(table.driverId, table.workDate),
    check('unforeseeable_events_order', sql`${table.endAt} > ${table.startAt}`),
  ],
);
