import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { makeTemporaryData, type TemporaryData } from './db/embedded/temporary-data.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const patience = { timeout: 50_000, interval: 100 };

let database: TestDatabase;
let folder: TemporaryData;
let child: ChildProcess | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = makeTemporaryData('haisha-output-');
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await folder.remove();
  await database.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

it.each<[string, () => number | 'pipe']>([
  ['its disk is full', () => openSync('/dev/full', 'w')],
  ['its reader has gone', () => 'pipe'],
])('the server starts, answers and ends while its output cannot be written: %s', async (_, output) => {
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: folder.path, DATABASE_URL: database.url, LOG_LEVEL: 'info' };
  child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...settings,
      DATABSE_URL: 'a word for standard error',
    },
    stdio: ['ignore', output(), output()],
  });
  const ended = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/api/csrf`)).status;
  await vi.waitFor(async () => expect(await ask()).toBe(204), patience);
  for (let asked = 0; asked < 20; asked += 1) expect(await ask()).toBe(204);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
