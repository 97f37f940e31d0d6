import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { operationTimes } from './operation-times.ts';

/** What a course takes of a shift. */
export const operationTimeCourses = pgTable(
  'operation_time_courses',
  {
    operationTimeId: uuid('operation_time_id')
      .notNull()
      .references(() => operationTimes.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    position: integer().notNull(),
    drivingMinutes: integer('driving_minutes').notNull(),
    handlingMinutes: integer('handling_minutes').notNull(),
    waitingMinutes: integer('waiting_minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operationTimeId, table.courseId] }),
    index('operation_time_courses_course_id_index').on(table.courseId),
  ],
);
