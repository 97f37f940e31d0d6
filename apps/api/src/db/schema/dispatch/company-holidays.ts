import type { CompanyHoliday } from '@haisha/validation/company-holiday';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { cargoOwners } from '../masters/cargo-owners.ts';
import { departments } from '../masters/departments.ts';

/** Days on which courses run otherwise: of a centre or of the whole company, for one cargo owner or for all. */
export const companyHolidays = pgTable(
  'company_holidays',
  {
    ...entityColumns(),
    from: businessDate('day').notNull(),
    to: businessDate('last_day').notNull(),
    name: text().notNull(),
    effect: text().$type<CompanyHoliday['effect']>().notNull(),
    runsAs: text('runs_as').$type<CompanyHoliday['runsAs']>(),
    departmentId: uuid('department_id').references(() => departments.id),
    cargoOwnerId: uuid('cargo_owner_id').references(() => cargoOwners.id),
  },
  (table) => [
    check('company_holidays_days_check', sql`last_day >= day`),
    index('company_holidays_days_index').on(table.from, table.to),
    index('company_holidays_department_index').on(table.departmentId),
    index('company_holidays_cargo_owner_index').on(table.cargoOwnerId),
  ],
);
