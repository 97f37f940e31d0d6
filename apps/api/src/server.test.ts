import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { connect as connectSocket, createServer, type Socket, type Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUser } from '../test/factories.ts';
import { publishPage } from '../test/publish-page.ts';
import { createTestDatabase } from '../test/test-database.ts';
import { runningPostmaster } from './db/embedded/postmaster.ts';
import { makeTemporaryData } from './db/embedded/temporary-data.ts';
import { sessions } from './db/schema/identity/sessions.ts';
import { users } from './db/schema/identity/users.ts';
import { startServer } from './server.ts';
import { readEnv } from './settings/env.ts';
import { version } from './version.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function newFolder(): string {
  const { path, remove } = makeTemporaryData('haisha-server-');
  cleanUp.push(remove);
  return path;
}

/** A wire to the database that can be cut and mended. */
async function startWire(target: URL): Promise<{ port: number; cut: () => Promise<void>; mend: () => Promise<void> }> {
  let server: TcpServer;
  const sockets = new Set<Socket>();
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((near) => {
        const far = connectSocket(Number(target.port), target.hostname);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('error', () => undefined);
        }
        near.pipe(far).pipe(near);
      });
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const port = await listen(0);
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  cleanUp.push(() => cut().catch(() => undefined));
  return { port, cut, mend: async () => void (await listen(port)) };
}

/** A login whose body is still on its way; the server has said that it awaits the rest. */
async function startSlowLogIn({ hostname, port, host }: URL): Promise<{ finish: () => Promise<string> }> {
  const body = JSON.stringify({ loginId: 'nobody', password: 'x' });
  const head = ['POST /api/session HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json', 'Connection: close'];
  const csrf = ['Cookie: XSRF-TOKEN=a', 'X-XSRF-TOKEN: a', `Content-Length: ${body.length}`, 'Expect: 100-continue'];
  const socket = connectSocket(Number(port), hostname);
  let answer = '';
  const awaited = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      if (answer.startsWith('HTTP/1.1 100 ')) resolve();
    });
  });
  const ended = new Promise((resolve) => socket.on('close', resolve));
  socket.write(`${[...head, ...csrf].join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  await awaited;
  return {
    finish: async () => {
      socket.write(body.slice(5));
      await ended;
      return answer;
    },
  };
}

describe('the server', () => {
  it('listens while the database is away, is ready when it comes, and recovers when it went', async () => {
    const database = await createTestDatabase();
    cleanUp.push(database.close);
    const target = new URL(database.url);
    const wire = await startWire(target);
    const url = new URL(target);
    url.port = String(wire.port);
    await wire.cut();

    const env = readEnv({ PORT: '0', DATA_DIR: newFolder(), DATABASE_URL: url.href, LOG_LEVEL: 'silent' });
    publishPage(env.RELEASE_STORE);
    const server = await startServer(env);
    cleanUp.push(server.close);
    const status = async (path: string) => (await fetch(server.address + path)).status;
    const all = async () => [await status('/health/live'), await status('/health/ready'), await status('/api/csrf')];

    expect(await all()).toEqual([200, 503, 503]);
    expect(existsSync(join(env.RELEASE_STORE, 'builds/api.json'))).toBe(false);
    await wire.mend();
    await server.ready;
    expect(await all()).toEqual([200, 200, 204]);
    expect(JSON.parse(readFileSync(join(env.RELEASE_STORE, 'builds/api.json'), 'utf8'))).toEqual({ version });

    await wire.cut();
    const headers = { cookie: 'haisha-session=x' };
    const away = await fetch(`${server.address}/api/session`, { headers });
    expect([away.status, await away.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect(await status('/health/ready')).toBe(503);
    await wire.mend();
    expect((await fetch(`${server.address}/api/session`, { headers })).status).toBe(200);
    await vi.waitFor(async () => expect(await status('/health/ready')).toBe(200), 5_000);
  });

  it('removes expired sessions when it starts', async () => {
    const database = await createTestDatabase();
    cleanUp.push(database.close);
    const { id: userId } = await createUser(database.db);
    const past = '2026-01-01T00:00:00.000Z';
    await database.db.insert(sessions).values({ tokenHash: 'x', userId, lastSeenAt: past, endsAt: past });
    const settings = { PORT: '0', DATA_DIR: newFolder(), DATABASE_URL: database.url, LOG_LEVEL: 'silent', DEMO: 'no' };
    const server = await startServer(readEnv(settings));
    cleanUp.push(server.close);
    await server.ready;
    await vi.waitFor(async () => expect(await database.db.$count(sessions)).toBe(0), 5_000);
  });

  it('ends cleanly on Ctrl-C: exit 0, request in flight answered, database stopped', async () => {
    const folder = newFolder();
    publishPage(join(folder, 'store'));
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: '0',
        DATA_DIR: folder,
        DEMO: 'false',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    cleanUp.push(() => child.kill('SIGKILL'));
    const exit = new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? signal)));
    const address = await new Promise<string>((resolve) => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const found = /answers on (\S+)\n/.exec(text)?.[1];
        if (found) resolve(found);
      });
    });
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    const slow = await startSlowLogIn(new URL(address));
    child.stdout.destroy();
    child.kill('SIGINT');
    await vi.waitFor(() => expect(fetch(`${address}/health/live`)).rejects.toThrow('fetch failed'), 10_000);
    expect(await slow.finish()).toContain('credentials.invalid');
    expect(await exit).toBe(0);
    expect(runningPostmaster(join(folder, 'postgres', '18'))).toBeUndefined();
  });

  it('leaves no database running when it cannot listen', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    cleanUp.push(() => taken.close());
    await once(taken, 'listening');
    const folder = newFolder();
    const env = readEnv({ PORT: String((taken.address() as { port: number }).port), DATA_DIR: folder });
    await expect(startServer({ ...env, LOG_LEVEL: 'silent' })).rejects.toThrow('EADDRINUSE');
    expect(runningPostmaster(join(folder, 'postgres', '18'))).toBeUndefined();
  });

  it('does not start on the database of a newer version, and says what to do', async () => {
    const database = await createTestDatabase();
    cleanUp.push(database.close);
    await database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values (repeat('a', 64), 9e12)",
    );
    const settings = { PORT: '0', DATA_DIR: newFolder(), DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
    });
    cleanUp.push(() => child.kill('SIGKILL'));
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
    expect(text).toMatch(/^A newer version of Haisha .*\nStart the newer version; or restore the backup/);
    expect(await database.db.$count(users)).toBe(0);
  });

  it.each(['DATA_DIR', 'RELEASE_STORE'])('does not start without a %s, and says what to do', async (setting) => {
    // There nobody may make a folder, not even root.
    const settings = { PORT: '0', DATA_DIR: newFolder(), [setting]: '/sys/haisha' };
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
    });
    cleanUp.push(() => child.kill('SIGKILL'));
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
    expect(text).toMatch(/^The folder \/sys\/haisha cannot be used \(E\w+\)\. Make it one .* set \w+ to one\.\n$/);
  });

  it('starts though its version cannot be left in the release store', async () => {
    const database = await createTestDatabase();
    cleanUp.push(database.close);
    const settings = { PORT: '0', DATA_DIR: newFolder(), DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
    const env = readEnv(settings);
    mkdirSync(join(env.RELEASE_STORE, 'builds/api.json/no-file'), { recursive: true });
    const server = await startServer(env);
    cleanUp.push(server.close);
    await server.ready;
    expect((await fetch(`${server.address}/api/csrf`)).status).toBe(204);
  });

  it('does not start with a wrong setting, and names it and what is misspelt', async () => {
    const settings = { PORT: 'http', DATABSE_URL: 'postgres://db/haisha' };
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
    });
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
    expect(text).toMatch(/^DATABSE_URL is no setting .*\nSettings are wrong:\n- PORT: must /);
  });
});
