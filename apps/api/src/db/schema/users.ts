import type { Role } from '@haisha/rules/permission';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    loginId: text('login_id').notNull(),
    name: text().notNull(),
    kana: text().notNull(),
    roles: text().array().$type<Role[]>().notNull(),
    departmentScope: text('department_scope', { enum: ['own', 'list', 'all'] }).notNull(),
    language: text({ enum: ['ja', 'en'] })
      .notNull()
      .default('ja'),
    passwordHash: text('password_hash').notNull(),
    active: boolean().notNull().default(true),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    lastLoginAt: instant('last_login_at'),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by').references((): AnyPgColumn => users.id),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: uuid('updated_by').references((): AnyPgColumn => users.id),
  },
  (table) => [uniqueIndex('users_login_id_key').on(sql`lower(${table.loginId})`)],
);
