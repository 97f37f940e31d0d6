import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createClient } from 'redis';

/** Whether Debian's redis-server, or another one, is installed. */
export const isRedisInstalled = spawnSync('redis-server', ['--version']).status === 0;

export type TestRedis = { url: string; stop: () => Promise<void>; start: () => Promise<void> };

/** A Redis of its own that keeps nothing, and can be away for a while. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child = run(port);
  await answering(url);
  return {
    url,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async start() {
      child = run(port);
      await answering(url);
    },
  };
}

function run(port: number) {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return spawn('redis-server', settings, { stdio: 'ignore' });
}

async function answering(url: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: 20 } });
  client.on('error', () => undefined);
  await client.connect();
  client.destroy();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
