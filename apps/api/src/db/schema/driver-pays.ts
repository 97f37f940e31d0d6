import type { BankAccountType } from '@haisha/validation/bank';
import type { DriverPayInput } from '@haisha/validation/driver-pay';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { drivers } from './drivers.ts';
import { users } from './users.ts';

/** How a driver is paid: apart from the driver, as few people may read it. */
export const driverPays = pgTable('driver_pays', {
  driverId: uuid('driver_id')
    .primaryKey()
    .references(() => drivers.id),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  updatedBy: uuid('updated_by').references(() => users.id),
  payType: text('pay_type').$type<DriverPayInput['payType']>().notNull(),
  baseAmountYen: integer('base_amount_yen').notNull(),
  hourlyBaseYen: integer('hourly_base_yen'),
  allowances: jsonb().$type<DriverPayInput['allowances']>().notNull(),
  commutingYen: integer('commuting_yen'),
  closingGroup: text('closing_group'),
  bankCode: text('bank_code'),
  bankName: text('bank_name'),
  branchCode: text('branch_code'),
  branchName: text('branch_name'),
  bankAccountType: text('bank_account_type').$type<BankAccountType>(),
  bankAccountNumber: text('bank_account_number'),
  bankAccountHolder: text('bank_account_holder'),
  note: text(),
});
