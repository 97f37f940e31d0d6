// @vitest-environment jsdom
import { ProblemError } from '@haisha/http/problem-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeTransport } from '../test/fake-transport.ts';
import type { ChannelEvent } from './create-channels.ts';
import { createRealtime } from './create-realtime.ts';
import { createRecord } from './create-record.ts';
import type { OpenTransport } from './transport.ts';

const vehicles = 'private-vehicle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function startRealtime(given: { open?: () => Promise<OpenTransport> } = {}) {
  const transport = createFakeTransport();
  const numbers: Record<string, number> = {};
  const quietMs: Record<string, number> = {};
  const readSequences = vi.fn(async (_channels: readonly string[]) => ({
    sequences: { ...numbers },
    quietMs: { ...Object.fromEntries(Object.keys(numbers).map((name) => [name, 0])), ...quietMs },
  }));
  const onRefused = vi.fn();
  const log = { warn: vi.fn() };
  const record = createRecord();
  const realtime = createRealtime({
    open: async () => transport.open,
    readSequences,
    record,
    log,
    onRefused,
    ...given,
  });
  const heard: (ChannelEvent | null)[] = [];
  const leave = realtime.follow(vehicles, { event: (event) => heard.push(event) });
  realtime.start();
  await vi.advanceTimersByTimeAsync(0);
  const changed = (sequence: number) =>
    transport.server.event(vehicles, 'changed', { id: `v${sequence}`, version: 1, action: 'update', sequence });
  return { transport, realtime, numbers, quietMs, readSequences, onRefused, log, record, heard, leave, changed };
}

/** As above, with the socket open and the channel entered at a number. */
async function startLive(at = 7) {
  const started = await startRealtime();
  started.numbers[vehicles] = at;
  started.transport.server.state('connected');
  started.transport.server.subscribed(vehicles);
  await vi.advanceTimersByTimeAsync(100);
  started.heard.length = 0;
  return started;
}

describe('live', () => {
  it('is connecting first and live once the socket is open', async () => {
    const { realtime, transport } = await startRealtime();
    expect(realtime.state()).toBe('connecting');
    transport.server.state('connected');
    expect(realtime.state()).toBe('live');
  });

  it('has everything read anew when a channel is entered, because it may have changed before', async () => {
    const { transport, heard, numbers, readSequences } = await startRealtime();
    numbers[vehicles] = 7;
    transport.server.state('connected');
    transport.server.subscribed(vehicles);
    await vi.advanceTimersByTimeAsync(100);
    expect(readSequences).toHaveBeenCalledExactlyOnceWith([vehicles]);
    expect(heard).toEqual([null]);
  });

  it('has nothing read anew when nothing has happened in a channel since before the page was opened', async () => {
    const { transport, heard, numbers, quietMs, changed } = await startRealtime();
    numbers[vehicles] = 7;
    quietMs[vehicles] = 60_000 + Math.max(performance.now(), Date.now() - performance.timeOrigin);
    transport.server.state('connected');
    transport.server.subscribed(vehicles);
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual([]);
    changed(9);
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toHaveLength(1);
  });

  it('has nothing read anew when a channel is entered in which nothing has ever happened', async () => {
    const { transport, heard } = await startRealtime();
    transport.server.state('connected');
    transport.server.subscribed(vehicles);
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual([]);
  });

  it('tells the next event and drops one that came before', async () => {
    const { changed, heard } = await startLive();
    changed(8);
    changed(8);
    changed(7);
    expect(heard).toEqual([{ name: 'changed', data: expect.objectContaining({ id: 'v8' }) }]);
  });

  it('asks where all channels are after a gap', async () => {
    const { changed, readSequences, numbers, realtime } = await startLive();
    const others: unknown[] = [];
    realtime.follow('private-department', { event: (event) => others.push(event) });
    numbers['private-department'] = 3;
    readSequences.mockClear();
    changed(10);
    await vi.advanceTimersByTimeAsync(0);
    expect(readSequences).toHaveBeenCalledExactlyOnceWith([vehicles, 'private-department']);
    expect(others).toEqual([null]);
  });

  it('says nothing was missed when a reconnected channel stands where it stood', async () => {
    const { transport, heard } = await startLive();
    transport.server.state('connecting');
    transport.server.state('connected');
    transport.server.subscribed(vehicles);
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual([]);
  });

  it('finds what happened while the socket was away', async () => {
    const { transport, heard, numbers } = await startLive();
    transport.server.state('connecting');
    numbers[vehicles] = 12;
    transport.server.state('connected');
    transport.server.subscribed(vehicles);
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual([null]);
  });

  it('opens another socket and asks after a sleep of the machine', async () => {
    const { transport, readSequences } = await startLive();
    readSequences.mockClear();
    vi.setSystemTime(Date.now() + 600_000);
    await vi.advanceTimersByTimeAsync(5_100);
    expect(transport.asked).toContain('reconnect');
    expect(readSequences).toHaveBeenCalledOnce();
  });

  it('leaves a channel with its last listener', async () => {
    const { transport, leave } = await startLive();
    leave();
    expect(transport.asked).toEqual([`subscribe ${vehicles}`, `unsubscribe ${vehicles}`]);
  });
});

describe('without a socket', () => {
  it('asks at once and then every 15 seconds, and tells what has moved on', async () => {
    const { transport, realtime, heard, numbers, readSequences } = await startLive();
    readSequences.mockClear();
    transport.server.state('unavailable');
    expect(realtime.state()).toBe('polling');
    await vi.advanceTimersByTimeAsync(14_000);
    expect(readSequences).toHaveBeenCalledOnce();
    numbers[vehicles] = 8;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(readSequences).toHaveBeenCalledTimes(2);
    expect(heard).toEqual([null]);
  });

  it('stays quiet while nobody looks at the page, and asks when somebody does', async () => {
    const { transport, readSequences } = await startLive();
    const looked = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    readSequences.mockClear();
    transport.server.state('unavailable');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readSequences).not.toHaveBeenCalled();
    looked.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(100);
    expect(readSequences).toHaveBeenCalledOnce();
    looked.mockRestore();
  });

  it('is live again when the socket is', async () => {
    const { transport, realtime, readSequences } = await startLive();
    transport.server.state('unavailable');
    transport.server.state('connected');
    expect(realtime.state()).toBe('live');
    await vi.advanceTimersByTimeAsync(0);
    readSequences.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readSequences).not.toHaveBeenCalled();
  });

  it('tries again a minute after the server has refused the socket, and says so', async () => {
    const { transport, realtime, onRefused } = await startLive();
    transport.server.state('refused');
    expect(realtime.state()).toBe('polling');
    expect(onRefused).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(transport.asked).toContain('reconnect');
  });

  it('polls when the transport refuses to open, with its words in the log', async () => {
    const words = 'Pusher requires a secure connection (schema: "https")';
    const { realtime, log, record } = await startRealtime({
      open: () => Promise.reject(new Error(words)),
    });
    expect(realtime.state()).toBe('polling');
    expect(log.warn).toHaveBeenCalledWith(words);
    expect(record.get().map(({ what }) => what)).toContain(words);
  });

  it('says that the server is not reachable, asks on, and says when it answers again', async () => {
    const { transport, realtime, readSequences, numbers } = await startLive();
    readSequences.mockRejectedValue(new Error('down'));
    transport.server.state('connecting');
    expect(realtime.state()).toBe('connecting');
    await vi.advanceTimersByTimeAsync(100);
    expect(realtime.state()).toBe('unreachable');
    transport.server.state('unavailable');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(realtime.state()).toBe('unreachable');
    readSequences.mockResolvedValue({ sequences: { ...numbers }, quietMs: {} });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(realtime.state()).toBe('polling');
    transport.server.state('connecting');
    expect(realtime.state()).toBe('polling');
    transport.server.state('connected');
    expect(realtime.state()).toBe('live');
  });

  it('a refusal is an answer', async () => {
    const { transport, realtime, readSequences } = await startLive();
    const refused = new ProblemError({ type: '', title: '', status: 403, code: 'permission.denied', requestId: '' });
    readSequences.mockRejectedValue(refused);
    transport.server.state('unavailable');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(realtime.state()).toBe('polling');
  });

  it('asks again in a few seconds when the question fails, and warns once', async () => {
    const { transport, readSequences, log } = await startLive();
    readSequences.mockReset();
    readSequences.mockRejectedValue(new Error('down'));
    transport.server.state('unavailable');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(readSequences).toHaveBeenCalledTimes(3);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});

describe('a channel that cannot be entered', () => {
  it('is polled and tried again when the server had a fault', async () => {
    const { transport, realtime } = await startLive();
    transport.server.failed(vehicles, false);
    expect(realtime.state()).toBe('polling');
    transport.asked.length = 0;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(transport.asked).toEqual([`subscribe ${vehicles}`]);
    transport.server.subscribed(vehicles);
    expect(realtime.state()).toBe('live');
  });

  it('is let be when it is refused for good', async () => {
    const { transport, realtime, onRefused, readSequences } = await startLive();
    transport.server.failed(vehicles, true);
    expect(realtime.state()).toBe('live');
    expect(onRefused).toHaveBeenCalledOnce();
    readSequences.mockClear();
    transport.server.state('unavailable');
    await vi.advanceTimersByTimeAsync(0);
    expect(readSequences).not.toHaveBeenCalled();
  });
});

describe('who is here', () => {
  it('is told as people come and go, and is nobody without a socket', async () => {
    const { transport, realtime } = await startLive();
    const seen: (readonly string[])[] = [];
    realtime.follow('presence-vehicle.v1', { members: (ids) => seen.push(ids) });
    transport.server.members('presence-vehicle.v1', ['a']);
    transport.server.members('presence-vehicle.v1', ['a', 'b']);
    transport.server.state('connecting');
    expect(seen).toEqual([['a'], ['a', 'b'], []]);
  });

  it('tells who is there to one who asks later', async () => {
    const { transport, realtime } = await startLive();
    realtime.follow('presence-vehicle.v1', {});
    transport.server.members('presence-vehicle.v1', ['a']);
    const seen: (readonly string[])[] = [];
    realtime.follow('presence-vehicle.v1', { members: (ids) => seen.push(ids) });
    expect(seen).toEqual([['a']]);
  });
});

it('is off before the start and after the stop', async () => {
  const { realtime, transport } = await startLive();
  realtime.stop();
  expect(realtime.state()).toBe('off');
  expect(transport.asked).toContain('close');
});

it('keeps a record of the last 50 things that happened', async () => {
  const { changed, record } = await startLive();
  for (let sequence = 8; sequence < 80; sequence += 1) changed(sequence);
  expect(record.get()).toHaveLength(50);
  expect(record.get()[0]).toMatchObject({ what: 'changed', channel: vehicles });
});
