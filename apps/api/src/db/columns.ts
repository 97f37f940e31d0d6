import type { BankAccountType } from '@haisha/validation/bank';
import { sql } from 'drizzle-orm';
import { date, integer, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { users } from './schema/identity/users.ts';

/** What every entity row carries; spread first into the table. */
export function entityColumns() {
  return {
    id: uuid().primaryKey().defaultRandom(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by').references(() => users.id),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: uuid('updated_by').references(() => users.id),
    archivedAt: instant('archived_at'),
  };
}

/** A bank account as transfers name it. */
export function bankColumns() {
  return {
    bankCode: text('bank_code'),
    bankName: text('bank_name'),
    branchCode: text('branch_code'),
    branchName: text('branch_name'),
    bankAccountType: text('bank_account_type').$type<BankAccountType>(),
    bankAccountNumber: text('bank_account_number'),
    bankAccountHolder: text('bank_account_holder'),
  };
}

/** A business date: `YYYY-MM-DD` in Asia/Tokyo, never a Date. */
export function businessDate(name: string) {
  return date(name, { mode: 'string' });
}
