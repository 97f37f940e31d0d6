import type { AuditEntry } from '@haisha/validation/audit';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { trigramIndex } from '../../indexes.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';

export const auditRecords = pgTable(
  'audit_records',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().default(sql`now()`),
    actorId: uuid('actor_id').references(() => users.id),
    action: text().notNull(),
    entity: text().notNull(),
    /** Null where an act concerns a list and not one row, as an export does. */
    entityId: uuid('entity_id'),
    /** What the row was called then, such as its code and name. */
    label: text(),
    /** Which entry in the history of the vehicle that `label` names. */
    entry: jsonb().$type<AuditEntry>(),
    searchText: text('search_text').notNull().default(''),
    /** Whose the row was before and after. */
    departmentIds: uuid('department_ids').array().notNull().default(sql`'{}'`),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_records_entity_index').on(table.entity, table.entityId, table.id),
    index('audit_records_at_index').on(table.at),
    index('audit_records_actor_id_index').on(table.actorId, table.id),
    index('audit_records_department_ids_index').using('gin', table.departmentIds),
    trigramIndex('audit_records_search_text_index', table.searchText),
  ],
);
