import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../test/factories.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { storeTotpSecret } from './areas/identity/account/second-factor.ts';
import { users } from './db/schema/identity/users.ts';
import { createFileStore } from './services/files/storage/create-file-store.ts';
import { readEnv } from './settings/env.ts';

const cli = fileURLToPath(new URL('./backup-cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'haisha-backup-cli-'));
let company: TestDatabase;
let empty: TestDatabase;
beforeAll(async () => {
  company = await createTestDatabase();
  empty = await createEmptyDatabase();
  await createUser(company.db, { name: '岩槻 花子' });
  const photo = { name: '車検証.pdf', mediaType: 'application/pdf', content: [Buffer.from('%PDF-')] };
  const owned = { entity: 'vehicleHistory', entityId: null, createdBy: null };
  await company.db.transaction((tx) => createFileStore(readEnv({})).store(tx, { ...photo, ...owned }));
});
afterAll(async () => {
  await company.close();
  await empty.close();
  rmSync(folder, { recursive: true });
});

function run(database: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: database,
    DATA_DIR: folder,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

describe('the commands of an operator', () => {
  it('write a backup and restore it', async () => {
    const file = join(folder, 'x.backup');
    expect(await run(company.url, 'backup', file)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Written to .*x\.backup: .* 1 files with their content, /),
    });
    expect(await run(company.url, 'restore', file)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The database holds tables already/),
    });
    expect(await run(empty.url, 'restore', file)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Restored from'),
    });
    expect(await empty.db.select({ name: users.name }).from(users)).toEqual([{ name: '岩槻 花子' }]);
  });

  it('say after a restore how many second factors do not open any more', async () => {
    const other = await createEmptyDatabase();
    const { id } = await createUser(company.db);
    const env = readEnv({ APP_SECRET: 'the secret of the machine that was lost', DATA_DIR: folder });
    await company.db.transaction((tx) => storeTotpSecret(tx, env, id, 'JBSWY3DPEHPK3PXP'));
    const file = join(folder, 'factors.backup');
    await run(company.url, 'backup', file);
    const { code, said } = await run(other.url, 'restore', file);
    expect([code, said]).toEqual([0, expect.stringContaining('1 second factors do not open here')]);
    await other.close();
  });

  it.each([[[]], [['backup']], [['copy', 'x']], [['backup', 'x', 'y']]])(
    'say how they are called: %j',
    async (args) => {
      expect(await run(company.url, ...args)).toMatchObject({
        code: 1,
        said: expect.stringContaining('Usage: npm run backup'),
      });
    },
  );

  it('name a folder that is not there', async () => {
    const { code, said } = await run(company.url, 'backup', join(folder, 'nowhere', 'x.backup'));
    expect([code, said]).toEqual([1, `The folder ${join(folder, 'nowhere')} does not exist.\n`]);
  });

  it('name a file that is not there', async () => {
    const { code, said } = await run(empty.url, 'restore', join(folder, 'none.backup'));
    expect([code, said]).toEqual([1, expect.stringMatching(/^There is no file .*none\.backup\.\n$/)]);
  });
});
