import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { companyHolidays } from '../../../db/schema/dispatch/company-holidays.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import type { AreaPart } from '../../../module.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';

export const companyHoliday: AreaPart = {
  routes: async () => [(await import('./company-holiday-routes.ts')).companyHolidayRoutes],
  referring: [
    {
      entity: 'companyHoliday',
      table: companyHolidays,
      name: companyHolidays.name,
      department: companyHolidays.departmentId,
      to: [
        [departments, toCome(companyHolidays.departmentId)],
        [cargoOwners, toCome(companyHolidays.cargoOwnerId)],
      ],
    },
  ],
};

/** A period that is over keeps nobody from being archived. */
function toCome(column: AnyPgColumn) {
  return (db: Reader, id: string) =>
    db
      .select({ id: companyHolidays.id })
      .from(companyHolidays)
      .where(
        and(
          eq(column, id),
          isNull(companyHolidays.archivedAt),
          gte(companyHolidays.to, sql`(now() at time zone 'Asia/Tokyo')::date`),
        ),
      );
}
