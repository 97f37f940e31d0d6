import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppInput, buildApp } from '../src/app.ts';
import type { Clock } from '../src/clock.ts';
import type { App } from '../src/module.ts';
import { type Env, readEnv } from '../src/settings/env.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type TestApp = TestDatabase & {
  app: App;
  env: Env;
  /** Of the server. */
  clock: Clock;
  /** Moves the clock of the server on. */
  pass: (milliseconds: number) => void;
};

type TestAppOptions = Partial<Pick<AppInput, 'isReady' | 'further' | 'logTo' | 'patienceMs'>> & {
  at?: string;
  database?: TestDatabase;
};

/** The whole server, on a database of its own unless one is given, asked by `app.inject`; `at` stops its clock. */
export async function buildTestApp(
  settings: Record<string, string> = {},
  { at, database: given, ...input }: TestAppOptions = {},
): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'haisha-app-'));
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '100000', ...settings });
  let passed = 0;
  const clock = () => new Date((at === undefined ? Date.now() : Date.parse(at)) + passed);
  const remove = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const app = await readyApp({
    env,
    db: database.db,
    pool: database.pool,
    connection: () => ({ connectionString: database.url }),
    clock,
    isReady: () => true,
    ...input,
  }).catch(async (error) => {
    await remove();
    throw error;
  });
  return {
    ...database,
    app,
    env,
    clock,
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    close: async () => {
      await app.close();
      await remove();
    },
  };
}

async function readyApp(input: AppInput): Promise<App> {
  const app = await buildApp(input);
  await app.ready();
  return app;
}
