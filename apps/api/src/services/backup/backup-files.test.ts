import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '../../../test/s3-server.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { fileChunks, files } from '../../db/schema/services/files.ts';
import { readEnv } from '../../settings/env.ts';
import { createFileStore } from '../files/storage/create-file-store.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'haisha-backup-files-'));
const clock = () => new Date('2026-11-21T03:00:00Z');
const content = randomBytes(700_000);
const inDatabase = createFileStore(readEnv({}));
let from: Awaited<ReturnType<typeof startS3>>;
let to: Awaited<ReturnType<typeof startS3>>;
let company: TestDatabase;
let inS3: FileStore;
beforeAll(async () => {
  [from, to] = await Promise.all([startS3(), startS3()]);
  inS3 = createFileStore(readEnv(from.settings));
  company = await createTestDatabase();
  const photo = { name: '車検証.pdf', mediaType: 'application/pdf', content: [content] };
  const owned = { entity: 'vehicleHistory', entityId: null, createdBy: null };
  await company.db.transaction((tx) => inS3.store(tx, { ...photo, ...owned }));
});
afterAll(async () => {
  await company.close();
  await from.close();
  await to.close();
  rmSync(folder, { recursive: true });
});

async function restored(
  file: string,
  store: FileStore,
): Promise<{ empty: TestDatabase; found: Buffer; storage: string }> {
  const empty = await createEmptyDatabase();
  await restoreBackup({ pool: empty.pool, files: store, file });
  const [row] = await empty.db.select().from(files);
  if (!row) throw new Error('no file was restored');
  const found = Buffer.concat(await (await store.open(empty.db, row)).toArray());
  return { empty, found, storage: row.storage };
}

describe('files that lie in an S3-compatible store', () => {
  it('come with the backup, and go where the new installation keeps its files', async () => {
    const file = join(folder, 'x.backup');
    const { files: saved } = await writeBackup({ pool: company.pool, files: inS3, file, clock });
    expect(saved).toHaveLength(1);

    const elsewhere = await restored(file, createFileStore(readEnv(to.settings)));
    expect([elsewhere.storage, elsewhere.found.equals(content)]).toEqual(['s3', true]);
    expect(await elsewhere.empty.db.$count(fileChunks)).toBe(0);
    await elsewhere.empty.close();

    const within = await restored(file, inDatabase);
    expect([within.storage, within.found.equals(content)]).toEqual(['database', true]);
    await within.empty.close();
  });

  it('are not left out silently where the store is not named', async () => {
    const file = join(folder, 'lost.backup');
    await expect(writeBackup({ pool: company.pool, files: inDatabase, file, clock })).rejects.toThrow('S3-compatible');
  });
});
