import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('repeated work', () => {
  it('is done at once and then regularly, also after it failed, until it is stopped', async () => {
    const work = vi.fn(async () => {
      if (work.mock.calls.length === 2) throw new Error('away');
    });
    const onError = vi.fn();
    const { stop } = repeat(work, { everyMs: 1000, onError });
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(work).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('away'));
    await stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('never runs twice at once, and is awaited when it is stopped', async () => {
    let runs = 0;
    let finished = 0;
    const work = async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      finished += 1;
    };
    const { stop } = repeat(work, { everyMs: 1000, onError: () => undefined });
    await vi.advanceTimersByTimeAsync(1200);
    expect(runs).toBe(1);
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(5000);
    await stopped;
    expect([runs, finished]).toEqual([2, 2]);
  });
});
