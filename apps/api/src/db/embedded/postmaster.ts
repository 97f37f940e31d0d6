import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import type { DataHome } from './data-home.ts';
import { isRunning, processesIn } from './process-state.ts';
import { runAs } from './run-as.ts';

export type Postmaster = { pid: number; port: number };

export const databaseUser = 'haisha';
const startMs = 60_000;
const attempts = 5;

/** The server that already runs on this data folder, if any. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const lines = readPidFile(data);
  const [pid, port] = [Number(lines?.[0]), Number(lines?.[3])];
  if (!pid || !port || !isRunning(pid) || !processesIn(data).includes(pid)) return undefined;
  return { pid, port };
}

/** Starts a server on a free port; it outlives this process, so that a crash here costs no recovery there. */
export async function startPostmaster(home: DataHome, binaries: Binaries, data: string): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    await clearStalePidFile(data);
    const port = await freePort();
    const log = join(home.path, 'postgresql.log');
    const pid = launch(home, binaries, data, port, log);
    if (await answers(port, pid, data)) return { pid, port };
    if (attempt === attempts) throw new Error(`PostgreSQL does not start. The end of ${log}:\n${tail(log)}`);
    await delay(200 * attempt);
  }
}

/** Asks the server to end its connections and stop, and waits until it has. */
export async function stopPostmaster(data: string): Promise<void> {
  const running = runningPostmaster(data);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  while (isRunning(running.pid)) await delay(20);
}

function launch(home: DataHome, { postgres }: Binaries, data: string, port: number, log: string): number {
  const output = openSync(log, 'a', 0o600);
  const options = [
    `listen_addresses=127.0.0.1`,
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    // The text of a statement may carry personal data.
    'log_min_error_statement=panic',
    'log_min_messages=warning',
    'log_error_verbosity=terse',
    // The files of an import are written in one transaction: it need not wait while others have their few lines on disk.
    'wal_buffers=16MB',
  ];
  const child = spawn(postgres, ['-D', data, ...options.flatMap((option) => ['-c', option])], {
    ...runAs(home.user),
    // Its own group: Ctrl-C in the terminal must not stop the database before the requests in flight are answered.
    detached: true,
    stdio: ['ignore', output, output],
  });
  child.on('error', () => undefined);
  child.unref();
  closeSync(output);
  return child.pid ?? 0;
}

async function answers(port: number, pid: number, data: string): Promise<boolean> {
  const deadline = performance.now() + startMs;
  while (pid !== 0 && isRunning(pid) && performance.now() < deadline) {
    const lines = readPidFile(data);
    if (Number(lines?.[0]) === pid && lines?.[7]?.trim() === 'ready') return await accepts(port);
    await delay(15);
  }
  return false;
}

/** A refused password proves a server that answers; the right one is checked by those who connect. */
async function accepts(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: databaseUser, database: 'postgres', password: '-' });
  client.on('error', () => undefined);
  const code = await client.connect().then(
    () => '',
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined),
  );
  await client.end().catch(() => undefined);
  return code === '' || code === '28P01';
}

/** PostgreSQL trusts any living pid in its file, even a zombie or a stranger; we know better when nobody works there. */
async function clearStalePidFile(data: string): Promise<void> {
  const lines = readPidFile(data);
  if (!lines) return;
  const deadline = performance.now() + startMs;
  while (processesIn(data).length > 0 && performance.now() < deadline) await delay(50);
  if (processesIn(data).length === 0) rmSync(join(data, 'postmaster.pid'), { force: true });
}

function readPidFile(data: string): string[] | undefined {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function tail(log: string): string {
  return readFileSync(log, 'utf8').split('\n').slice(-12).join('\n');
}
