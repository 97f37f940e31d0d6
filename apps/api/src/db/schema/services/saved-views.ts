import type { ViewedList } from '@haisha/validation/saved-view-choices';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../columns.ts';
import { users } from '../identity/users.ts';
import { departments } from '../masters/departments.ts';

/** A list as somebody wants to see it again; only its owner changes it, and no one else sees it unless it is shared. */
export const savedViews = pgTable(
  'saved_views',
  {
    ...entityColumns(),
    list: text().$type<ViewedList>().notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** The people of this department see it too. */
    departmentId: uuid('department_id').references(() => departments.id),
    /** The address after the question mark: search, filters, order, columns, density and rows a page. */
    query: text().notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_name_key').on(table.ownerId, table.list, table.name).where(sql`archived_at is null`),
    index('saved_views_list_index').on(table.list),
    index('saved_views_department_id_index').on(table.departmentId),
  ],
);
