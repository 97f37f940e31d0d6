import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import type { DailyReport } from '@haisha/validation/daily-report';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';
import { instant } from '../../instant.ts';
import { allocations } from '../dispatch/allocations.ts';
import { users } from '../identity/users.ts';
import { departments } from '../masters/departments.ts';
import { drivers } from '../masters/drivers.ts';
import { vehicles } from '../masters/vehicles.ts';

/**
 * Daily reports of runs (業務の記録, 輸送安全規則 第8条). The migration adds a trigger: what was approved changes only as a
 * correction says that stands beside it, and nothing is removed as long as there is the driver.
 */
export const dailyReports = pgTable(
  'daily_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: integer().notNull().default(1),
    allocationId: uuid('allocation_id')
      .notNull()
      .unique('daily_reports_allocation_key')
      .references(() => allocations.id),
    /** Who drove first; null for a run of a delivery company. */
    driverId: uuid('driver_id').references(() => drivers.id, { onDelete: 'cascade' }),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    vehicleId: uuid('vehicle_id').references(() => vehicles.id),
    /** The operation date. */
    workDate: businessDate('work_date').notNull(),
    status: text().$type<Exclude<DailyReport['status'], 'none'>>().notNull(),
    content: jsonb().$type<ReportContent>().notNull(),
    odometerEndKm: integer('odometer_end_km').generatedAlwaysAs(sql`(content ->> 'odometerEndKm')::int`),
    sentBackReason: text('sent_back_reason'),
    submittedAt: instant('submitted_at'),
    submittedBy: uuid('submitted_by').references(() => users.id),
    approvedAt: instant('approved_at'),
    approvedBy: uuid('approved_by').references(() => users.id),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('daily_reports_department_index').on(table.departmentId, table.workDate),
    index('daily_reports_driver_index').on(table.driverId, table.workDate),
    index('daily_reports_vehicle_index').on(table.vehicleId, table.workDate),
    check('daily_reports_approved', sql`${table.status} <> 'approved' or ${table.approvedAt} is not null`),
  ],
);
