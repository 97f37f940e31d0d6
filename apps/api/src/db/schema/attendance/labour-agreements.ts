import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { departments } from '../masters/departments.ts';

/** Labour agreements (労使協定) of offices: rows are added, and stay as they are. Of several that cover a day the newest counts. */
export const labourAgreements = pgTable(
  'labour_agreements',
  {
    ...entityColumns(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    /** Counts the rows of a department: of two who add one at a time, one is refused. */
    revision: integer().notNull(),
    from: businessDate('from_date').notNull(),
    to: businessDate('to_date').notNull(),
    /** The labour months that may have 310 hours, by the month in which they begin. */
    months: smallint().array().notNull(),
    isLongYear: boolean('is_long_year').notNull(),
    hasOvertimeClause: boolean('has_overtime_clause').notNull(),
    reason: text(),
  },
  (table) => [
    uniqueIndex('labour_agreements_revision_key').on(table.departmentId, table.revision),
    check('labour_agreements_order', sql`${table.to} >= ${table.from}`),
    check('labour_agreements_months', sql`cardinality(${table.months}) <= 6`),
  ],
);
