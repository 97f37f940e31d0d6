import type { Role } from '@haisha/rules/permission';
import type { ViewedList } from '@haisha/validation/saved-view-choices';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';
import { savedViews } from './saved-views.ts';

/** The view with which a list opens for the people of a role, or for one person, whose own choice goes before. */
export const listDefaults = pgTable(
  'list_defaults',
  {
    id: uuid().primaryKey().defaultRandom(),
    list: text().$type<ViewedList>().notNull(),
    role: text().$type<Role>(),
    userId: uuid('user_id').references(() => users.id),
    /** Null where a person wants the plain list whatever the roles open with. */
    viewId: uuid('view_id').references(() => savedViews.id),
  },
  (table) => [
    uniqueIndex('list_defaults_role_key').on(table.list, table.role),
    uniqueIndex('list_defaults_user_key').on(table.list, table.userId),
    index('list_defaults_view_id_index').on(table.viewId),
    check('list_defaults_check', sql`(role is null) <> (user_id is null) and (role is null or view_id is not null)`),
  ],
);
