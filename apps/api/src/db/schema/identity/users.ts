import type { Role } from '@haisha/rules/permission';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { trigramIndex } from '../../indexes.ts';
import { instant } from '../../instant.ts';

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
    phone: text(),
    note: text(),
    theme: text({ enum: ['light', 'dark', 'system'] })
      .notNull()
      .default('light'),
    /** Null until an invitation has been accepted, and where people come by single sign-on alone. */
    passwordHash: text('password_hash'),
    /** Base32, encrypted with the installation's key; set, but not asked for, until `totpConfirmedAt`. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: instant('totp_confirmed_at'),
    /** The last time step that was used: a code serves once. */
    totpLastStep: integer('totp_last_step'),
    /** The `sub` of the single sign-on provider. */
    externalSubject: text('external_subject').unique(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    lastLoginAt: instant('last_login_at'),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by').references((): AnyPgColumn => users.id),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: uuid('updated_by').references((): AnyPgColumn => users.id),
    /** Deactivated: people are never deleted, as their name stands under what they did. */
    archivedAt: instant('archived_at'),
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    uniqueIndex('users_login_id_key').on(sql`lower(${table.loginId})`),
    trigramIndex('users_search_text_index', table.searchText),
  ],
);
