import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createThreadPool } from './create-thread-pool.ts';
import type { Thread } from './thread.ts';

let started: Thread[];
let ended: Thread[];
let broken: Thread[];
let pool: ReturnType<typeof createThreadPool>;
beforeEach(() => {
  vi.useFakeTimers();
  [started, ended, broken] = [[], [], []];
  pool = createThreadPool(() => {
    const thread: Thread = {
      isAlive: () => ![...ended, ...broken].includes(thread),
      run: async () => ({ type: 'done' }),
      abort: () => undefined,
      end: async () => void ended.push(thread),
    };
    started.push(thread);
    return thread;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('starts one thread before there is a job, which gets that one', () => {
  expect([pool.makeReady(), pool.makeReady()]).toEqual([true, true]);
  expect(started).toHaveLength(1);
  expect(pool.take()).toBe(started[0]);
  expect(started).toHaveLength(1);
});

it('starts a thread for each job that runs at the same time', () => {
  expect(pool.take()).not.toBe(pool.take());
  expect(started).toHaveLength(2);
});

it('starts none besides one that rests, which gets the next job', () => {
  const thread = pool.take();
  pool.release(thread);
  expect(pool.makeReady()).toBe(true);
  expect(started).toEqual([thread]);
  expect(pool.take()).toBe(thread);
  expect(started).toEqual([thread]);
});

it('ends a thread that rests for ten seconds, and none that was taken in time', () => {
  const thread = pool.take();
  pool.release(thread);
  vi.advanceTimersByTime(9_999);
  pool.take();
  vi.advanceTimersByTime(1);
  expect(ended).toEqual([]);
  pool.release(thread);
  vi.advanceTimersByTime(9_999);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual([thread]);
  expect(pool.take()).not.toBe(thread);
});

it('ends the one that waits when it is let go, and starts another one for a job', () => {
  pool.makeReady();
  pool.letGo();
  pool.letGo();
  expect(ended).toEqual(started);
  expect(ended).toHaveLength(1);
  expect(pool.take()).toBe(started[1]);
});

it('does not replace one that broke while it waited until it is asked again', () => {
  pool.makeReady();
  broken = [...started];
  expect(pool.makeReady()).toBe(false);
  expect(started).toHaveLength(1);
  expect(pool.makeReady()).toBe(true);
  expect(started).toHaveLength(2);
});

it('gives a job neither a thread that broke while it waited nor one that broke at its work', () => {
  pool.makeReady();
  broken = [...started];
  const thread = pool.take();
  expect(thread).toBe(started[1]);
  broken.push(thread);
  pool.release(thread);
  expect(pool.take()).toBe(started[2]);
});

it('ends all that rest and the one that waits with itself', async () => {
  pool.makeReady();
  const [first, second] = [pool.take(), pool.take()];
  pool.makeReady();
  pool.release(first);
  pool.release(second);
  await pool.end();
  expect(new Set(ended)).toEqual(new Set(started));
  expect(ended).toHaveLength(3);
});
