import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointerWith } from '../../test/pointers.ts';
import { createPointerStore } from './pointer-store.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function storeOf(...answers: (unknown | Error)[]) {
  const read = vi.fn((_path: string) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { read, store: createPointerStore({ read, pollMs: 60_000 }) };
}

describe('the pointer', () => {
  it('is read past every cache, by the time in the address', async () => {
    const { read, store } = storeOf(pointerWith());
    expect(await store.refresh()).toMatchObject({ status: 'ready', pointer: { revision: 1 } });
    expect(read).toHaveBeenCalledWith('/builds/latest.json?t=1000000');
  });

  it.each([[null], ['<!doctype html>'], [{}], [{ ...pointerWith(), areas: { notes: {} } }]])(
    'is not accepted as %j',
    async (answer) => {
      const { store } = storeOf(answer);
      expect(await store.refresh()).toEqual({ status: 'unavailable', pointer: null });
    },
  );

  it('that the page came with is known at once, and read anew after a minute', async () => {
    const read = vi.fn(() => Promise.resolve({ ...pointerWith(), revision: 2 }));
    const store = createPointerStore({ read, pollMs: 60_000, start: pointerWith() });
    expect(store.get()).toMatchObject({ status: 'ready', pointer: { revision: 1 } });
    const stop = store.follow();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get()).toMatchObject({ pointer: { revision: 2 } });
    stop();
  });

  it('stays when later reads fail', async () => {
    const { store } = storeOf(pointerWith(), new Error('down'));
    await store.refresh();
    expect(await store.refresh()).toMatchObject({ status: 'ready', pointer: { revision: 1 } });
  });

  it('is read every minute, sooner after a failure', async () => {
    const { read, store } = storeOf(new Error('down'), new Error('down'), pointerWith());
    const stop = store.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(store.get().status).toBe('ready');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(read).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(4);
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('is read when the user returns to the page, but not in rapid succession', async () => {
    const { read, store } = storeOf(pointerWith());
    const stop = store.follow();
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('focus'));
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(6_000);
    window.dispatchEvent(new Event('focus'));
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('notifies listeners of another revision only', async () => {
    const { store } = storeOf(pointerWith(), pointerWith(), pointerWith({}, { revision: 2 }));
    const listener = vi.fn();
    store.subscribe(listener);
    await store.refresh();
    await store.refresh();
    expect(listener).toHaveBeenCalledTimes(1);
    await store.refresh();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
