import { resolve } from 'node:path';
import { countShutFactors } from './areas/identity/account/second-factor.ts';
import { systemClock } from './clock.ts';
import { createDatabase, createPool } from './db/client.ts';
import { serveDatabase } from './db/serve-database.ts';
import { BackupProblem } from './services/backup/backup-problem.ts';
import type { Manifest } from './services/backup/manifest.ts';
import { restoreBackup } from './services/backup/restore-backup.ts';
import { writeBackup } from './services/backup/write-backup.ts';
import { createFileStore } from './services/files/storage/create-file-store.ts';
import { misspeltSettings, readEnv } from './settings/env.ts';

const usage = `Usage: npm run backup  -- <file>   everything the company has stored, into one archive
       npm run restore -- <file>   into an empty database (DATA_DIR or DATABASE_URL say which)
`;

process.stderr.write(misspeltSettings());
try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(error instanceof BackupProblem ? `${error.message}\n` : `${String(error)}\n`);
  process.exitCode = 1;
}

async function run([command, ...named]: string[]): Promise<void> {
  const [given] = named;
  if ((command !== 'backup' && command !== 'restore') || given === undefined || named.length > 1) {
    throw new BackupProblem(usage.trimEnd());
  }
  const file = resolve(given);
  const env = readEnv();
  const files = createFileStore(env);
  const database = await serveDatabase(env, tell);
  const pool = createPool(database.connection, { size: 2, statementTimeoutMs: 0, onError: () => undefined });
  try {
    const manifest =
      command === 'backup'
        ? await writeBackup({ pool, files, file, clock: systemClock })
        : await restoreBackup({ pool, files, file });
    tell(`${command === 'backup' ? 'Written to' : 'Restored from'} ${file}: ${contents(manifest)}`);
    const shut = command === 'restore' ? await countShutFactors(createDatabase(pool), env) : 0;
    if (shut > 0) tell(otherSecret(shut));
  } finally {
    await pool.end();
    await database.close();
  }
}

function otherSecret(shut: number): string {
  return `${shut} second factors do not open here: start with the APP_SECRET, or with the file app-secret in DATA_DIR, of the
installation that wrote the backup. Otherwise an administrator removes them, user by user, and key and alarm codes are
written anew.`;
}

function contents({ tables, createdAt, version }: Manifest): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  // Wherever their content is kept, every file has its row.
  const files = tables.find(({ name }) => name === 'files')?.rows ?? 0;
  return `${tables.length} tables with ${rows} rows, ${files} files with their content, version ${version}, of ${createdAt}`;
}

function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}
