import type { Readable } from 'node:stream';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { files } from '../../../db/schema/services/files.ts';

export type FileRow = typeof files.$inferSelect;

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export type NewFile = {
  name: string;
  mediaType: string;
  /** Read once, piece by piece. */
  content: Content;
  /** Whose it is: who may read that record may read the file. */
  entity: string;
  entityId: string | null;
  slot?: string;
  createdBy: string | null;
  widthPx?: number;
  heightPx?: number;
};

/** Files in the database or in an S3-compatible store, as the settings say. */
export type FileStore = {
  /** Keeps a file with the transaction: rolled back, there is none. */
  store: (tx: Transaction, file: NewFile) => Promise<FileRow>;
  /** Puts the content of a row that is there already where new files go. */
  place: (tx: Transaction, id: string, content: Content) => Promise<void>;
  /** The content, piece by piece; no connection waits for a slow reader. */
  open: (db: Database, file: Pick<FileRow, 'id' | 'storage'>) => Promise<Readable>;
  /** Removes files with their content. */
  remove: (db: Database, ids: readonly string[]) => Promise<void>;
  /** Removes content that no row names and no transaction can name any more. */
  clearOrphans: (db: Database, clock: Clock) => Promise<void>;
};

/** Where content is. */
export type Storage = {
  write: (tx: Transaction, id: string, content: Content) => Promise<void>;
  read: (db: Database, id: string) => Promise<Readable>;
  /** Of rows that are gone. */
  remove: (ids: readonly string[]) => Promise<void>;
  clearOrphans: (db: Database, clock: Clock) => Promise<void>;
};
