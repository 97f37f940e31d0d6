import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A photo or document; `entity` and `entityId` say whose it is, and with it who may read it. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text().notNull(),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    storage: text({ enum: ['database', 's3'] }).notNull(),
    entity: text().notNull(),
    entityId: uuid('entity_id'),
    /** Which place of the record it takes, where there is one file for each: the photo of a driver. */
    slot: text(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: uuid('created_by').references(() => users.id),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('files_entity_index').on(table.entity, table.entityId, table.createdAt),
    uniqueIndex('files_slot_key')
      .on(table.entity, table.entityId, table.slot)
      .where(sql`slot is not null and archived_at is null`),
  ],
);

/** The content of files kept in the database, in pieces, so that none is whole in memory. */
export const fileChunks = pgTable(
  'file_chunks',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
);
