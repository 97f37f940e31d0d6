import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { departments } from '../masters/departments.ts';

/** When somebody who may call the roll is at a department, from a day on: rows are added, and stay as they are. */
export const rollCallHours = pgTable(
  'roll_call_hours',
  {
    ...entityColumns(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    /** Counts the rows of a department. */
    revision: integer().notNull(),
    validFrom: businessDate('valid_from').notNull(),
    /** Minutes of the day; the end may be on the next one, at most 24 hours later. */
    fromMinutes: integer('from_minutes').notNull(),
    toMinutes: integer('to_minutes').notNull(),
    reason: text().notNull(),
  },
  (table) => [
    uniqueIndex('roll_call_hours_revision_key').on(table.departmentId, table.revision),
    check(
      'roll_call_hours_span',
      sql`${table.toMinutes} > ${table.fromMinutes} and ${table.toMinutes} <= ${table.fromMinutes} + 1440`,
    ),
  ],
);
