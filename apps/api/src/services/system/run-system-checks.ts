import type { SystemCheck } from '@haisha/validation/system';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../../db/migrate.ts';
import { readShellPage } from '../../http/shell-page.ts';
import type { Dependencies } from '../../module.ts';

type Needs = Pick<Dependencies, 'db' | 'env' | 'clock'>;
type Check = (needs: Needs) => Promise<string>;

const neededExtensions = ['pg_trgm', 'btree_gist'];

/** Each really does what it names; a failed one throws and says why. */
const checks: Record<string, Check> = {
  database: async ({ db }) => {
    const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`);
    return `PostgreSQL ${rows[0]?.version}`;
  },
  write: async ({ db }) => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`create temporary table system_check (value int) on commit drop`);
      await tx.execute(sql`insert into system_check values (1)`);
    });
    return 'insert, commit';
  },
  extensions: async ({ db }) => {
    const { rows } = await db.execute<{ extname: string }>(sql`select extname from pg_extension`);
    const missing = neededExtensions.filter((name) => !rows.some(({ extname }) => extname === name));
    if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`);
    return neededExtensions.join(', ');
  },
  characters: async ({ db }) => {
    const { rows } = await db.execute<{ found: number }>(sql`select cardinality(show_trgm('配送車')) as found`);
    if (!rows[0]?.found) throw new Error('the character type of the database knows no Japanese; make it with C.UTF-8');
    return 'UTF-8';
  },
  timeZone: async ({ db, clock }) => {
    const { rows } = await db.execute<{ tokyo: string; now: string }>(
      sql`select to_char(timestamptz '2026-11-20T15:00:00Z' at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as tokyo,
        extract(epoch from now())::text as now`,
    );
    if (rows[0]?.tokyo !== '2026-11-21') throw new Error('the database does not know Asia/Tokyo');
    const seconds = Math.abs(clock().getTime() / 1000 - Number(rows[0].now));
    if (seconds > 60) throw new Error(`clocks of server and database differ by ${Math.round(seconds)} s`);
    return 'Asia/Tokyo';
  },
  migrations: async ({ db }) => {
    const { rows } = await db.execute<{ done: number }>(
      sql`select count(*)::int as done from drizzle.__drizzle_migrations`,
    );
    const known = readMigrationFiles({ migrationsFolder }).length;
    if (rows[0]?.done !== known) throw new Error(`${rows[0]?.done} of ${known}`);
    return `${known}`;
  },
  releaseStore: async ({ env }) => {
    const page = await readShellPage(env.RELEASE_STORE);
    if ('missing' in page) throw new Error(page.missing);
    return `shell ${page.version}`;
  },
};

export async function runSystemChecks(needs: Needs): Promise<SystemCheck[]> {
  const results: SystemCheck[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const started = performance.now();
    const outcome = await check(needs).then(
      (detail) => ({ ok: true, detail }),
      (error: unknown) => ({ ok: false, detail: reasonOf(error) }),
    );
    results.push({ name, ...outcome, ms: Math.round((performance.now() - started) * 10) / 10 });
  }
  return results;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
