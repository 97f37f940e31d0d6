import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { businessDate } from '../../columns.ts';

/** The last number that was given on an operation date, for deliveries and for runs. */
export const operationCounters = pgTable(
  'operation_counters',
  {
    kind: text().$type<'delivery' | 'allocation'>().notNull(),
    operationDate: businessDate('operation_date').notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.operationDate] })],
);
