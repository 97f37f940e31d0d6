import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnv } from '../../../settings/env.ts';
import { createThreadPool } from './create-thread-pool.ts';

/** Where the handlers of these threads say that they are loaded, and are told to break. */
const channelName = 'threads that are loaded';
const handlersUrl = `data:text/javascript,${encodeURIComponent(`
  const channel = new BroadcastChannel('${channelName}');
  channel.onmessage = () => process.exit();
  channel.postMessage('loaded');
  export const jobHandlers = [];`)}`;

let channel: BroadcastChannel;
let loaded = 0;
let pool: ReturnType<typeof createThreadPool>;
beforeEach(() => {
  loaded = 0;
  channel = new BroadcastChannel(channelName);
  channel.onmessage = () => {
    loaded += 1;
  };
  pool = createThreadPool({ env: readEnv({}), handlersUrl }, (error) => expect.unreachable(String(error)));
});
afterEach(async () => {
  await pool.end();
  channel.close();
});

const isLoaded = () => vi.waitFor(() => expect(loaded).toBe(1), 10_000);
const job = { id: 'a', kind: 'unknown', input: {}, ownerId: null, attempts: 1, leaseToken: 'b' };

it('has one thread loaded before there is a job, which gets that one', async () => {
  pool.makeReady();
  pool.makeReady();
  await isLoaded();
  const thread = pool.take();
  expect(await thread.run(job, {}, () => undefined)).toMatchObject({ type: 'failed' });
  expect(loaded).toBe(1);
  await thread.end();
});

it('has none besides the one that waits for another job', async () => {
  const thread = pool.take();
  await isLoaded();
  pool.release(thread);
  pool.makeReady();
  expect(pool.take()).toBe(thread);
  expect(loaded).toBe(1);
  await thread.end();
});

it('lets go of the one that waits, and has another one when there is a job', async () => {
  pool.makeReady();
  await isLoaded();
  pool.letGo();
  const thread = pool.take();
  await vi.waitFor(() => expect(loaded).toBe(2), 10_000);
  await thread.end();
});

it('replaces the one that waits when that breaks', async () => {
  pool.makeReady();
  await isLoaded();
  channel.postMessage('break');
  await vi.waitFor(() => {
    pool.makeReady();
    expect(loaded).toBe(2);
  }, 10_000);
});
