import { boolean, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { destinations } from './destinations.ts';

/** The stops of a course in the order in which they are driven to. */
export const courseStops = pgTable(
  'course_stops',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id),
    arriveFromMinutes: integer('arrive_from_minutes'),
    arriveToMinutes: integer('arrive_to_minutes'),
    workMinutes: integer('work_minutes').notNull(),
    hasBreak: boolean('has_break').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.position] }),
    index('course_stops_destination_id_index').on(table.destinationId),
  ],
);
