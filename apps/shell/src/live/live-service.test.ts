import { QueryClient } from '@haisha/platform';
import type { ChannelListener } from '@haisha/realtime/create-channels';
import { createRecord } from '@haisha/realtime/create-record';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionOf } from '../../test/sessions.ts';
import type { CurrentSession } from '../session/current-session.ts';
import { createLiveService } from './live-service.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const me = sessionOf(['vehicle.read', 'department.read']);
const own = `private-user.${me.user.id}`;

function start() {
  const channels = new Map<string, ChannelListener>();
  const realtime = {
    state: () => 'live' as const,
    onState: () => () => undefined,
    start: vi.fn(),
    stop: vi.fn(),
    reopen: vi.fn(),
    say: vi.fn(),
    follow: vi.fn((channel: string, listener: ChannelListener) => {
      channels.set(channel, listener);
      return () => void channels.delete(channel);
    }),
    record: createRecord(),
  };
  const get = vi.fn(async (_path: string, { query }: { query: { id: string[] } }) => ({
    people: query.id.map((id) => ({ id, name: `name of ${id}` })),
  }));
  let current = me;
  let notifySession = (): void => undefined;
  const session = {
    get: () => current,
    subscribe: (listener: () => void) => {
      notifySession = listener;
      return () => undefined;
    },
  } as unknown as CurrentSession;
  const queries = new QueryClient();
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  const http = { get } as unknown as Parameters<typeof createLiveService>[0]['http'];
  const service = createLiveService({ realtime, http, session, queries });
  const change = { name: 'changed', data: { id: 'v1', version: 2, action: 'update', sequence: 8 } };
  return {
    service,
    channels,
    realtime,
    get,
    invalidate,
    queries,
    change: (channel: string) => channels.get(channel)?.event?.(change),
    logInAgain(next: typeof me) {
      current = next;
      notifySession();
    },
  };
}

describe('a followed entity', () => {
  it('reloads what was read of it, and what shows its names', async () => {
    const { service, queries, change } = start();
    const read = (key: string, meta: Record<string, unknown>) =>
      queries.prefetchQuery({ queryKey: [key], queryFn: () => key, meta });
    await read('vehicles', { entity: 'vehicle', shows: ['department'] });
    await read('departments', { entity: 'department', shows: [] });
    await read('home', {});
    service.follow('department');
    change('private-department');
    const stale = queries.getQueryCache().findAll({ stale: true, predicate: ({ state }) => state.isInvalidated });
    expect(stale.map(({ queryKey }) => queryKey[0])).toEqual(['vehicles', 'departments']);
  });

  it('tells a query that takes changes one by one of each, and of missed ones, instead of reloading it', async () => {
    const { service, queries, change, channels } = start();
    const takesChange = vi.fn();
    const meta = { entity: 'delivery', shows: ['vehicle'], takesChange };
    await queries.prefetchQuery({ queryKey: ['board'], queryFn: () => 1, meta });
    service.follow('vehicle');
    change('private-vehicle');
    channels.get('private-vehicle')?.event?.(null);
    expect(takesChange.mock.calls).toEqual([
      [queries, 'vehicle', { id: 'v1', version: 2, action: 'update', sequence: 8 }],
      [queries, 'vehicle', undefined],
    ]);
    expect(queries.getQueryState(['board'])?.isInvalidated).toBe(false);
  });

  it('is followed once, however many pages show it', () => {
    const { service, realtime } = start();
    service.follow('vehicle');
    service.follow('vehicle');
    expect(realtime.follow.mock.calls.map(([channel]) => channel)).toEqual([own, 'private-vehicle']);
  });

  it('reloads twice for many changes: at their start and at their end', () => {
    const { service, change, invalidate } = start();
    service.follow('vehicle');
    for (let count = 0; count < 200; count += 1) change('private-vehicle');
    expect(invalidate).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(invalidate).toHaveBeenCalledTimes(2);
  });

  describe('an entity written by this page', () => {
    async function write(before: Promise<void>) {
      const page = start();
      for (const path of ['/vehicles', '/home']) {
        await page.queries.prefetchQuery({ queryKey: [path], queryFn: () => path, meta: { entity: 'vehicle' } });
      }
      page.service.follow('vehicle');
      const mutation = page.queries.getMutationCache().build(page.queries, {
        mutationKey: ['/vehicles', 'update'],
        mutationFn: async () => {
          await before;
          return { id: 'v1', version: 2 };
        },
      });
      const toRead = () => page.queries.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
      return {
        ...page,
        written: mutation.execute(undefined),
        toRead: () => toRead().map(({ queryKey: [path] }) => path),
      };
    }

    it('is not reloaded where the write reloads it, only where else it appears', async () => {
      const { change, written, toRead } = await write(Promise.resolve());
      await written;
      change('private-vehicle');
      expect(toRead()).toEqual(['/home']);
    });

    it('waits for the answer to the write, which often follows the event', async () => {
      const answer = Promise.withResolvers<void>();
      const { change, written, toRead } = await write(answer.promise);
      change('private-vehicle');
      await vi.advanceTimersByTimeAsync(500);
      expect(toRead()).toEqual([]);
      answer.resolve();
      await written;
      await vi.advanceTimersByTimeAsync(0);
      expect(toRead()).toEqual(['/home']);
    });

    it('does not wait for ever', async () => {
      const { change, toRead } = await write(new Promise(() => undefined));
      change('private-vehicle');
      await vi.advanceTimersByTimeAsync(2_000);
      expect(toRead()).toEqual(['/vehicles', '/home']);
    });

    it('is reloaded once somebody else has changed it after that', async () => {
      const { channels, written, toRead } = await write(Promise.resolve());
      await written;
      channels.get('private-vehicle')?.event?.({ name: 'changed', data: { id: 'v1', version: 3, action: 'update' } });
      expect(toRead()).toEqual(['/vehicles', '/home']);
    });

    it.each(['passwordSet', 'addFile'])('is reloaded after %j, which does not raise the version', async (action) => {
      const { channels, written, toRead } = await write(Promise.resolve());
      await written;
      channels.get('private-vehicle')?.event?.({ name: 'changed', data: { id: 'v1', version: 2, action } });
      expect(toRead()).toEqual(['/vehicles', '/home']);
    });
  });

  it('is followed again after a login, over a new socket', () => {
    const { service, channels, realtime, logInAgain } = start();
    service.follow('vehicle');
    const department = '10000000-0000-4000-8000-000000000001';
    const next = sessionOf([], { departmentIds: [department] });
    logInAgain({ ...next, permissions: { 'vehicle.read': 'department' } });
    expect([...channels.keys()]).toEqual([own, `private-vehicle.department.${department}`]);
    expect(realtime.reopen).toHaveBeenCalledOnce();
  });
});

describe('who else is here', () => {
  it('names the others, without the user, and asks for each name once', async () => {
    const { service, channels, get } = start();
    const onOthers = vi.fn();
    service.enter('vehicle', 'v1', onOthers);
    const here = channels.get('presence-vehicle.v1');
    here?.members?.([me.user.id, 'a']);
    await vi.advanceTimersByTimeAsync(0);
    here?.members?.([me.user.id, 'a', 'b']);
    await vi.advanceTimersByTimeAsync(0);
    expect(onOthers.mock.calls.flat()).toEqual([['name of a'], ['name of a', 'name of b']]);
    expect(get.mock.calls.map(([, { query }]) => query.id)).toEqual([['a'], ['b']]);
  });

  it('does not add somebody who has left before the name arrived', async () => {
    const { service, channels, get } = start();
    const late = Promise.withResolvers<{ people: { id: string; name: string }[] }>();
    get.mockReturnValueOnce(late.promise);
    const onOthers = vi.fn();
    service.enter('vehicle', 'v1', onOthers);
    const here = channels.get('presence-vehicle.v1');
    here?.members?.(['a']);
    here?.members?.([]);
    late.resolve({ people: [{ id: 'a', name: 'A' }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(onOthers.mock.calls.flat()).toEqual([[]]);
  });

  it('reports nothing more after the record is left', async () => {
    const { service, channels } = start();
    const onOthers = vi.fn();
    const leave = service.enter('vehicle', 'v1', onOthers);
    const here = channels.get('presence-vehicle.v1');
    here?.members?.(['a']);
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(onOthers).not.toHaveBeenCalled();
    expect(channels.has('presence-vehicle.v1')).toBe(false);
  });
});

it('meets others on the presence channel of a department, without the user', async () => {
  const { service, channels, get } = start();
  const onOthers = vi.fn();
  const { leave } = service.meet('allocation', 'd1', onOthers);
  const here = channels.get('presence-allocation.department.d1');
  for (const userId of [me.user.id, 'a']) here?.event?.({ name: 'client-at', data: { at: 'run1' }, userId });
  await vi.advanceTimersByTimeAsync(0);
  expect(onOthers.mock.calls).toEqual([[[{ name: 'name of a', at: 'run1' }]]]);
  expect(get).toHaveBeenCalledOnce();
  leave();
  expect(channels.has('presence-allocation.department.d1')).toBe(false);
});

describe('a personal event', () => {
  it('is passed on, also a missed one', () => {
    const { service, channels } = start();
    const listener = vi.fn();
    const leave = service.onPersonal(listener);
    channels.get(own)?.event?.({ name: 'notification', data: { id: 'n1' } });
    channels.get(own)?.event?.(null);
    leave();
    channels.get(own)?.event?.(null);
    expect(listener.mock.calls).toEqual([[{ name: 'notification', data: { id: 'n1' } }], [null]]);
  });

  it('reloads the jobs when one progresses', async () => {
    const { channels, queries } = start();
    await queries.prefetchQuery({ queryKey: ['jobs'], queryFn: () => 1, meta: { entity: 'job' } });
    channels.get(own)?.event?.({ name: 'job', data: { id: 'j1', status: 'done' } });
    expect(queries.getQueryState(['jobs'])?.isInvalidated).toBe(true);
  });
});
