import type { AddressInfo } from 'node:net';
import PusherServer from 'pusher';
import pusherJs, { type Channel, type Options } from 'pusher-js';
import { inject } from 'vitest';
import { WebSocket } from 'ws';
import { readEnv } from '../src/settings/env.ts';
import { type Asked, type Browser, logInAs } from './browser.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { startBehindOnePort } from './one-port.ts';
import { createTestDatabase, openTestDatabase, type TestDatabase } from './test-database.ts';

/** The package is CommonJS, whatever its types say: what is imported is the class itself. */
const PusherClient = pusherJs as unknown as typeof pusherJs.default;

export const appKey = 'test-key';
export const appSecret = 'test-secret-0123456789';

/** A server that listens, with its sockets. */
export type Instance = Asked & Pick<TestDatabase, 'db' | 'pool' | 'url'> & { port: number };

/** A server of this process, into which a test can look. */
export type OpenInstance = TestApp & { port: number };

type Started<Server> = { instances: Server[]; close: () => Promise<void> };

/** Servers on one database: each with a port of its own, or processes behind one port, as the project of the run says. */
async function startInstances(count: number, settings: Record<string, string> = {}): Promise<Started<Instance>> {
  return inject('behindOnePort') ? await behindOnePort(count, settings) : await startOpenInstances(count, settings);
}

/** Two servers on one database, an administrator, and what a test opens there, to be closed after it. */
export async function startTwo() {
  const { instances, close } = await startInstances(2);
  const [one, two] = instances as [Instance, Instance];
  const opened: (() => unknown)[] = [];
  return {
    one,
    two,
    admin: await logInAs(one, ['admin']),
    opened,
    hangUp: async () => {
      for (const end of opened.splice(0).reverse()) await end();
    },
    stop: close,
  };
}

/** Each instance is the same port and has, as a process would, connections of its own to the database. */
async function behindOnePort(count: number, settings: Record<string, string>): Promise<Started<Instance>> {
  const database = await createTestDatabase();
  const servers = await startBehindOnePort(database.url, { ...credentials, ...settings }, count);
  const pools = Array.from({ length: count }, () => openTestDatabase(database.url, 15_000));
  return {
    instances: pools.map((own) => ({ ...own, port: servers.port, app: servers, env: readEnv(settings) })),
    close: async () => {
      await servers.close();
      for (const pool of pools) await pool.close();
      await database.close();
    },
  };
}

/** Servers as so many processes on one database. */
export async function startOpenInstances(
  count: number,
  settings: Record<string, string> = {},
): Promise<Started<OpenInstance>> {
  const first = await createTestDatabase();
  const instances: OpenInstance[] = [];
  for (let made = 0; made < count; made += 1) {
    // As servers have it: many writers wait for each other here.
    const database = openTestDatabase(first.url, 15_000);
    instances.push(await listen(await buildTestApp({ ...credentials, ...settings }, { database })));
  }
  return {
    instances,
    close: async () => {
      await Promise.all(instances.map((instance) => instance.close()));
      await first.close();
    },
  };
}

/** Of encrypted channels. */
export const masterKey = Buffer.alloc(32, 'k').toString('base64');
const credentials = { PUSHER_KEY: appKey, PUSHER_SECRET: appSecret, PUSHER_ENCRYPTION_KEY: masterKey };

export async function listen(test: TestApp): Promise<OpenInstance> {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  await test.app.realtime.start();
  const { port } = test.app.server.address() as AddressInfo;
  return { ...test, port };
}

function clientOptions({ port }: Pick<Instance, 'port'>, browser?: Browser): Options {
  return {
    cluster: 'mt1',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    ...(browser && {
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, done) => {
          const body = { socket_id: socketId, channel_name: channelName };
          answerOf(browser.post('/broadcasting/auth', body)).then(
            (answer) => done(null, answer),
            (error: Error) => done(error, null),
          );
        },
      } as Options['channelAuthorization'],
      userAuthentication: {
        customHandler: ({ socketId }, done) => {
          answerOf(browser.post('/broadcasting/user-auth', { socket_id: socketId })).then(
            (answer) => done(null, answer),
            (error: Error) => done(error, null),
          );
        },
      } as Options['userAuthentication'],
    }),
  };
}

async function answerOf(asked: ReturnType<Browser['post']>) {
  const response = await asked;
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json();
}

/** An unmodified pusher-js on a server, authorized as the browser's user. */
export function openPusher(instance: Pick<Instance, 'port'>, browser?: Browser, options: Partial<Options> = {}) {
  return new PusherClient(appKey, { ...clientOptions(instance, browser), ...options });
}

/** Pusher's library for programs, on a server. */
export function programOf({ port }: Pick<Instance, 'port'>): PusherServer {
  return new PusherServer({ appId: 'haisha', key: appKey, secret: appSecret, host: '127.0.0.1', port: String(port) });
}

/** Resolves with what the channel is told by the next event of this name. */
export function nextEvent<Data = unknown>(channel: Channel, event: string): Promise<Data> {
  return new Promise((resolve) => {
    const hear = (data: Data) => {
      channel.unbind(event, hear);
      resolve(data);
    };
    channel.bind(event, hear);
  });
}

export async function subscribed(channel: Channel): Promise<Channel> {
  if (!channel.subscribed) await nextEvent(channel, 'pusher:subscription_succeeded');
  return channel;
}

/** Collects events of a channel; `until` waits for so many. */
export function record<Data>(channel: Channel, event: string) {
  const heard: Data[] = [];
  let look = (): void => undefined;
  channel.bind(event, (data: Data) => {
    heard.push(data);
    look();
  });
  return {
    heard,
    until: (count: number) =>
      new Promise<Data[]>((resolve) => {
        look = () => {
          if (heard.length >= count) resolve(heard);
        };
        look();
      }),
  };
}

export type Frame = { event: string; channel?: string; data: unknown; user_id?: string };

/** A socket without a library, for what no library would do. */
export function openSocket(
  { port }: Pick<Instance, 'port'>,
  { path = `/app/${appKey}?protocol=7`, headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const frames: Frame[] = [];
  let look = (): void => undefined;
  socket.on('message', (text) => {
    const frame = JSON.parse(text.toString()) as Frame;
    frames.push({ ...frame, data: typeof frame.data === 'string' ? parsed(frame.data) : frame.data });
    look();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
  );
  const refused = new Promise<number>((resolve) =>
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0)),
  );
  socket.on('error', () => undefined);
  return {
    socket,
    frames,
    closed,
    refused,
    send: (event: string, data: unknown, channel?: string) => socket.send(JSON.stringify({ event, data, channel })),
    /** The next frame of this name that nobody has asked for yet. */
    next: (event: string) =>
      new Promise<Frame>((resolve) => {
        look = () => {
          const at = frames.findIndex((frame) => frame.event === event);
          const [frame] = at < 0 ? [] : frames.splice(at, 1);
          if (!frame) return;
          look = () => undefined;
          resolve(frame);
        };
        look();
      }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
