import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createDemoDatabase } from '../../../test/demo-database.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { applyFirstMigrations } from '../../db/migrate.ts';
import { sessions } from '../../db/schema/identity/sessions.ts';
import { users } from '../../db/schema/identity/users.ts';
import { vehicles } from '../../db/schema/masters/vehicles.ts';
import { auditRecords } from '../../db/schema/services/audit-records.ts';
import { readEnv } from '../../settings/env.ts';
import { createFileStore } from '../files/storage/create-file-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { storedTables } from './stored-tables.ts';
import { writeBackup } from './write-backup.ts';

const clock = () => new Date('2026-11-21T03:00:00Z');
const files = createFileStore(readEnv({}));
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haisha-backup-'));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  return join(folder, 'haisha.backup');
}

async function opened(database: Promise<TestDatabase>): Promise<TestDatabase> {
  const found = await database;
  cleanUp.push(found.close);
  return found;
}

async function demoCompany(): Promise<TestDatabase> {
  return await opened(createDemoDatabase());
}

let whole: Buffer | undefined;

/** A backup of the demo company in a file of its own; written once. */
async function demoBackup(change: (bytes: Buffer) => Uint8Array): Promise<string> {
  if (whole === undefined) {
    const first = newFile();
    await writeBackup({ pool: (await demoCompany()).pool, files, file: first, clock });
    whole = readFileSync(first);
  }
  const file = newFile();
  writeFileSync(file, change(whole));
  return file;
}

/** Every stored table as text, so that two databases can be compared. */
async function contents({ pool }: TestDatabase): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    const sums: Record<string, string> = {};
    for (const { name, columns } of await storedTables(client)) {
      const { rows } = await client.query(`select t::text as row from ${name} t order by 1`);
      const text = rows.map(({ row }) => row).join('\n');
      sums[`${name} ${columns.length}`] = `${rows.length} ${createHash('sha256').update(text).digest('hex')}`;
    }
    return sums;
  } finally {
    client.release();
  }
}

describe('a backup', () => {
  it('restored into an empty system is the same company, and its numbers go on', async () => {
    const company = await demoCompany();
    const file = newFile();
    await writeBackup({ pool: company.pool, files, file, clock });
    const empty = await opened(createEmptyDatabase());
    const { tables } = await restoreBackup({ pool: empty.pool, files, file });
    expect(tables.find(({ name }) => name === 'vehicles')?.rows).toBe(await company.db.$count(vehicles));
    expect(await contents(empty)).toEqual(await contents(company));
    const [last] = await empty.db.select({ id: sql<number>`max(id)::int` }).from(auditRecords);
    const added = { action: 'export', entity: 'vehicle' };
    const [next] = await empty.db.insert(auditRecords).values(added).returning({ id: auditRecords.id });
    expect(next?.id).toBe((last?.id ?? 0) + 1);
  });

  it('is one moment, whatever is written meanwhile, and holds no logins', async () => {
    const company = await demoCompany();
    const [user] = await company.db.select({ id: users.id }).from(users).limit(1);
    const at = clock().toISOString();
    await company.db.insert(sessions).values({ tokenHash: 'x', userId: user?.id ?? '', lastSeenAt: at, endsAt: at });
    const file = newFile();
    // Each time one more on both sides: an archive of two moments would show them apart.
    const write = async (count: number) =>
      await company.db.transaction(async (tx) => {
        await tx.update(users).set({ phone: String(count) });
        await tx.update(vehicles).set({ note: String(count) });
      });
    await write(0);
    let going = true;
    const writes = (async () => {
      for (let count = 1; going; count++) await write(count);
    })();
    await writeBackup({ pool: company.pool, files, file, clock });
    going = false;
    await writes;
    const empty = await opened(createEmptyDatabase());
    await restoreBackup({ pool: empty.pool, files, file });
    const phones = await empty.db.selectDistinct({ value: users.phone }).from(users);
    const notes = await empty.db.selectDistinct({ value: vehicles.note }).from(vehicles);
    expect(phones).toHaveLength(1);
    expect(phones).toEqual(notes);
    expect(await empty.db.$count(sessions)).toBe(0);
  });

  it('is for its owner alone, never overwrites another, and leaves no half behind', async () => {
    const company = await demoCompany();
    const file = newFile();
    await writeBackup({ pool: company.pool, files, file, clock });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(writeBackup({ pool: company.pool, files, file, clock })).rejects.toThrow('never overwrites');
    await company.pool.query('alter table vehicles rename column note to "a""b"');
    const odd = newFile();
    await writeBackup({ pool: company.pool, files, file: odd, clock });
    const missing = join(odd, 'no-folder', 'x.backup');
    await expect(writeBackup({ pool: company.pool, files, file: missing, clock })).rejects.toThrow(
      'no-folder does not exist',
    );
    expect(existsSync(`${odd}.part`)).toBe(false);
  });
});

describe('a restore refuses', () => {
  it.each([
    ['one flipped byte in the middle', (bytes: Buffer) => bytes.with(Math.floor(bytes.length / 2), 0)],
    ['a text', () => Buffer.from('id,name\n1,x\n')],
    ['an empty file', () => Buffer.alloc(0)],
  ])('%s', async (_, broken) => {
    const file = await demoBackup(broken);
    const empty = await opened(createEmptyDatabase());
    await expect(restoreBackup({ pool: empty.pool, files, file })).rejects.toThrow(/damaged|not a backup/);
    expect((await empty.pool.query("select 1 from pg_tables where schemaname = 'public'")).rowCount).toBe(0);
  });

  it.each([0.2, 0.9, 0.999])('a file cut at %s of its length', async (share) => {
    const file = await demoBackup((bytes) => bytes.subarray(0, Math.floor(bytes.length * share)));
    const empty = await opened(createEmptyDatabase());
    await expect(restoreBackup({ pool: empty.pool, files, file })).rejects.toThrow(/damaged|not a backup/);
  });

  it('a database that holds a company, and leaves it as it is', async () => {
    const company = await demoCompany();
    const file = newFile();
    await writeBackup({ pool: company.pool, files, file, clock });
    const before = await contents(company);
    await expect(restoreBackup({ pool: company.pool, files, file })).rejects.toThrow('holds tables already');
    expect(await contents(company)).toEqual(before);
  });

  it('what a newer version wrote', async () => {
    const company = await demoCompany();
    await company.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values (repeat('a', 64), 9e12)",
    );
    const file = newFile();
    await writeBackup({ pool: company.pool, files, file, clock });
    const empty = await opened(createEmptyDatabase());
    await expect(restoreBackup({ pool: empty.pool, files, file })).rejects.toThrow('newer version');
  });
});

it('an older version is restored and brought up to date', async () => {
  const old = await opened(createEmptyDatabase());
  const client = await old.pool.connect();
  await applyFirstMigrations(client, 4);
  client.release();
  await old.pool.query(`insert into users (login_id, name, kana, roles, department_scope, password_hash, active)
    values ('gone@example.jp', '退職 太郎', 'タイショク タロウ', '{viewer}', 'all', 'x', false)`);
  const file = newFile();
  await writeBackup({ pool: old.pool, files, file, clock });
  const empty = await opened(createEmptyDatabase());
  await restoreBackup({ pool: empty.pool, files, file });
  const [user] = await empty.db.select().from(users);
  expect(user).toMatchObject({ name: '退職 太郎', archivedAt: expect.any(String), theme: 'light' });
});
