import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { departments } from '../masters/departments.ts';
import { users } from './users.ts';

export const userDepartments = pgTable(
  'user_departments',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.departmentId] })],
);
