import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { departments } from '../masters/departments.ts';

/** Days on which no course runs: of a centre, or of the whole company without one. */
export const companyHolidays = pgTable(
  'company_holidays',
  {
    id: uuid().primaryKey().defaultRandom(),
    day: businessDate('day').notNull(),
    departmentId: uuid('department_id').references(() => departments.id),
    name: text().notNull(),
  },
  (table) => [
    uniqueIndex('company_holidays_day_key').on(table.day, table.departmentId),
    uniqueIndex('company_holidays_whole_day_key').on(table.day).where(sql`department_id is null`),
  ],
);
