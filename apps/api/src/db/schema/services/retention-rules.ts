import type { RetentionSubject } from '@haisha/validation/retention';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../columns.ts';

/** How long records of a kind are kept; a law's minimum cannot be gone below. */
export const retentionRules = pgTable('retention_rules', {
  ...entityColumns(),
  subject: text().$type<RetentionSubject>().notNull().unique(),
  keepMonths: integer('keep_months').notNull(),
  leastMonths: integer('least_months').notNull(),
  /** The law or the reason, in Japanese, as an inspector reads it. */
  basis: text().notNull(),
});
