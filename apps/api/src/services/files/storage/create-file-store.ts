import { eq, inArray } from 'drizzle-orm';
import { files } from '../../../db/schema/services/files.ts';
import type { Env } from '../../../settings/env.ts';
import { databaseStorage } from './database-storage.ts';
import type { FileRow, FileStore, Storage } from './file-store.ts';
import { measure } from './pieces.ts';
import { s3Storage } from './s3-storage.ts';

/** New files go where the settings say; older ones stay where they are and can be read as long as that is there. */
export function createFileStore(env: Env): FileStore {
  const s3 = s3Storage(env);
  const current = s3 ? 's3' : 'database';
  const storageOf = (name: FileRow['storage']): Storage => {
    if (name === 'database') return databaseStorage;
    if (!s3) throw new Error('A file lies in an S3-compatible store, and the settings name none');
    return s3;
  };

  return {
    async store(tx, { content, ...file }) {
      const values = { ...file, storage: current, sizeBytes: 0, sha256: '' } as const;
      const [empty] = await tx.insert(files).values(values).returning({ id: files.id });
      if (!empty) throw new Error('no file was made');
      const { content: passed, measured } = measure(content);
      await storageOf(current).write(tx, empty.id, passed);
      const [row] = await tx.update(files).set(measured()).where(eq(files.id, empty.id)).returning();
      if (!row) throw new Error('the file is gone');
      return row;
    },
    async place(tx, id, content) {
      await storageOf(current).write(tx, id, content);
      await tx.update(files).set({ storage: current }).where(eq(files.id, id));
    },
    open: async (db, { id, storage }) => await storageOf(storage).read(db, id),
    async remove(db, ids) {
      if (ids.length === 0) return;
      const gone = await db
        .delete(files)
        .where(inArray(files.id, [...ids]))
        .returning({ id: files.id, storage: files.storage });
      const inS3 = gone.filter(({ storage }) => storage === 's3').map(({ id }) => id);
      if (inS3.length > 0) await s3?.remove(inS3);
    },
    clearOrphans: async (db, clock) => await s3?.clearOrphans(db, clock),
  };
}
