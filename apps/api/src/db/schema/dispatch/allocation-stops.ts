import type { AllocationStop } from '@haisha/validation/allocation';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { destinations } from '../masters/destinations.ts';
import { allocations } from './allocations.ts';

/** The places of a run in their order, as planned and as it was. */
export const allocationStops = pgTable(
  'allocation_stops',
  {
    id: uuid().primaryKey().defaultRandom(),
    allocationId: uuid('allocation_id')
      .notNull()
      .references(() => allocations.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text().$type<AllocationStop['kind']>().notNull(),
    destinationId: uuid('destination_id').references(() => destinations.id),
    placeName: text('place_name'),
    plannedArriveAt: instant('planned_arrive_at').notNull(),
    plannedDepartAt: instant('planned_depart_at').notNull(),
    workMinutes: integer('work_minutes').notNull(),
    actualArriveAt: instant('actual_arrive_at'),
    actualDepartAt: instant('actual_depart_at'),
    waitingMinutes: integer('waiting_minutes'),
    note: text(),
  },
  (table) => [
    unique('allocation_stops_position_key').on(table.allocationId, table.position),
    index('allocation_stops_destination_index').on(table.destinationId),
  ],
);
