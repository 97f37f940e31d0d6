import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { departments } from '../masters/departments.ts';

/** Tablets at the entrance of a centre: each has a code once, then a token of its own, until somebody revokes it. */
export const kioskDevices = pgTable(
  'kiosk_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    name: text().notNull(),
    /** Of the code that works once; null once it was used. */
    codeHash: text('code_hash'),
    codeEndsAt: instant('code_ends_at').notNull(),
    tokenHash: text('token_hash'),
    registeredAt: instant('registered_at'),
    lastUsedAt: instant('last_used_at'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    revokedAt: instant('revoked_at'),
    revokedBy: uuid('revoked_by').references(() => users.id),
  },
  (table) => [
    index('kiosk_devices_department_index').on(table.departmentId),
    uniqueIndex('kiosk_devices_code_key').on(table.codeHash),
    uniqueIndex('kiosk_devices_token_key').on(table.tokenHash),
  ],
);
