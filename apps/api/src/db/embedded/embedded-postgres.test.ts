import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { prepareDataHome } from './data-home.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { runningPostmaster } from './postmaster.ts';
import { makeTemporaryData } from './temporary-data.ts';

const writer = fileURLToPath(new URL('../../../test/fixtures/write-rows.ts', import.meta.url));
const cleanUp: (() => Promise<unknown> | unknown)[] = [];

afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function newFolder(): string {
  const { path, remove } = makeTemporaryData('haisha-embedded-');
  cleanUp.push(remove);
  return path;
}

function dataOf(folder: string): string {
  return join(folder, 'postgres', '18');
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  let server: EmbeddedPostgres | undefined = await startEmbeddedPostgres({ dataDir, warn: () => undefined });
  const close = async () => {
    await server?.close();
    server = undefined;
  };
  cleanUp.push(close);
  return { connection: server.connection, close };
}

async function ask<Row extends pg.QueryResultRow>(server: EmbeddedPostgres, text: string): Promise<Row[]> {
  const client = new pg.Client(server.connection());
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

type Writer = { child: ChildProcess; rows: number[]; port: Promise<number>; exit: Promise<unknown> };

function startWriter(dataDir: string, first: number, most = 'Infinity'): Writer {
  const child = spawn(process.execPath, [writer, dataDir, String(first), most], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const rows: number[] = [];
  let rest = '';
  const port = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const [word, number] of lines.map((line) => line.split(' '))) {
        if (word === 'port') resolve(Number(number));
        if (word === 'row') rows.push(Number(number));
      }
    });
  });
  const exit = new Promise((resolve) => child.on('close', resolve));
  cleanUp.push(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  return { child, rows, port, exit };
}

describe('the embedded PostgreSQL', () => {
  it('listens on loopback only, with a password of its own, on a data folder that only its user reads', async () => {
    const folder = newFolder();
    const server = await start(folder);
    expect(server.connection().host).toBe('127.0.0.1');
    expect(server.connection().password).toHaveLength(32);
    expect(await ask(server, 'show password_encryption')).toEqual([{ password_encryption: 'scram-sha-256' }]);
    expect(await ask(server, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(statSync(dataOf(folder)).mode & 0o777).toBe(0o700);
    const wrong = new pg.Client({ ...server.connection(), password: 'password' });
    await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' });
  });

  it('stops with the last process out, not before', async () => {
    const folder = newFolder();
    const [one, two] = await Promise.all([start(folder), start(folder)]);
    expect(one.connection().port).toBe(two.connection().port);
    await one.close();
    expect(await ask(two, 'select 1 as one')).toEqual([{ one: 1 }]);
    await two.close();
    expect(runningPostmaster(dataOf(folder))).toBeUndefined();
    expect(readdirSync(dataOf(folder))).not.toContain('postmaster.pid');
  });

  it('joins the server of a process that was killed, loses nothing it acknowledged and stops it in the end', async () => {
    const folder = newFolder();
    const acknowledged: number[] = [];
    const ports: number[] = [];
    for (let round = 0; round < 5; round++) {
      const { child, rows, port, exit } = startWriter(folder, round * 1_000_000);
      ports.push(await port);
      while (rows.length < 20) await delay(5);
      child.kill('SIGKILL');
      await exit;
      acknowledged.push(...rows);
    }
    expect(new Set(ports).size).toBe(1);
    const server = await start(folder);
    const rows = await ask<{ number: number; halves: number }>(
      server,
      'select number, count(*)::int as halves from pairs group by number',
    );
    expect(rows.filter(({ halves }) => halves !== 2)).toEqual([]);
    const kept = new Set(rows.map(({ number }) => number));
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
    await server.close();
    expect(runningPostmaster(dataOf(folder))).toBeUndefined();
  });

  it('loses nothing acknowledged when the whole server is killed with the process', async () => {
    const folder = newFolder();
    const acknowledged: number[] = [];
    for (let round = 0; round < 3; round++) {
      const { child, rows, port, exit } = startWriter(folder, round * 1_000_000);
      await port;
      while (rows.length < 20) await delay(5);
      const { pid = 0 } = runningPostmaster(dataOf(folder)) ?? {};
      child.kill('SIGKILL');
      process.kill(pid, 'SIGKILL');
      await exit;
      acknowledged.push(...rows);
    }
    const server = await start(folder);
    const rows = await ask<{ number: number }>(server, 'select number from pairs where half = 2');
    const kept = new Set(rows.map(({ number }) => number));
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
  });

  it('starts the server again when it dies under a running process', async () => {
    const folder = newFolder();
    const server = await start(folder);
    const before = runningPostmaster(dataOf(folder));
    process.kill(before?.pid ?? 0, 'SIGKILL');
    await expect
      .poll(() => ask(server, 'select 1 as one').catch(() => 'away'), { timeout: 15_000 })
      .toEqual([{ one: 1 }]);
    expect(runningPostmaster(dataOf(folder))?.pid).not.toBe(before?.pid);
  });

  it('makes one data folder when several processes start on nothing at once', async () => {
    const folder = newFolder();
    const writers = [0, 1, 2].map((number) => startWriter(folder, number * 1000, '5'));
    expect(await Promise.all(writers.map(({ exit }) => exit))).toEqual([0, 0, 0]);
    expect(writers.map(({ rows }) => rows.length)).toEqual([5, 5, 5]);
    const server = await start(folder);
    expect(await ask(server, 'select count(*)::int as rows from pairs')).toEqual([{ rows: 30 }]);
  });

  it('starts over a first initialisation that was cut off and over a lock whose owner is dead', async () => {
    const folder = newFolder();
    const { path } = prepareDataHome(folder, () => undefined);
    mkdirSync(join(path, '18.unfinished', 'base'), { recursive: true });
    writeFileSync(join(path, 'launch.lock'), '999999 12345 1');
    const server = await start(folder);
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('does not believe a pid file that names a living stranger', async () => {
    const folder = newFolder();
    const first = await start(folder);
    await first.close();
    const file = join(dataOf(folder), 'postmaster.pid');
    writeFileSync(file, `${process.pid}\n${dataOf(folder)}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`);
    const second = await start(folder);
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(process.getuid?.() === 0)(
    'keeps the database reachable when the data folder is closed to others',
    async () => {
      const closed = newFolder();
      chmodSync(closed, 0o700);
      const warnings: string[] = [];
      const home = prepareDataHome(closed, (message) => warnings.push(message));
      expect(home.path).toMatch(/^\/var\/lib\/haisha-[0-9a-f]{12}$/);
      expect(warnings).toEqual([expect.stringContaining(home.path)]);
      chmodSync(closed, 0o755);
      expect(prepareDataHome(closed, () => undefined).path).toBe(home.path);
    },
  );
});
