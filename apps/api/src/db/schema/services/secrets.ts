import { pgTable, text } from 'drizzle-orm/pg-core';

/** Random values made once for this installation and shared by its processes, where no setting gives them. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });
