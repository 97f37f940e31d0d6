// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLive, startRealtime, vehicles } from '../test/start-realtime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('with a socket', () => {
  it('is connecting first and live once the socket is open', async () => {
    const { realtime, transport } = await startRealtime();
    expect(realtime.state()).toBe('connecting');
    transport.server.state('connected');
    expect(realtime.state()).toBe('live');
  });

  it('reloads everything when it enters a channel, because it may have changed before', async () => {
    const { transport, received, numbers, readSequences } = await startRealtime();
    numbers[vehicles] = 7;
    transport.server.state('connected');
    transport.server.subscribed(vehicles);
    await vi.advanceTimersByTimeAsync(100);
    expect(readSequences).toHaveBeenCalledExactlyOnceWith([vehicles]);
    expect(received).toEqual([null]);
  });

  it('reloads nothing when nothing has happened in a channel since before the page was opened', async () => {
    const { transport, received, numbers, quietMs, changed } = await startRealtime();
    numbers[vehicles] = 7;
    quietMs[vehicles] = 60_000 + Math.max(performance.now(), Date.now() - performance.timeOrigin);
    transport.server.state('connected');
    transport.server.subscribed(vehicles);
    await vi.advanceTimersByTimeAsync(100);
    expect(received).toEqual([]);
    changed(9);
    await vi.advanceTimersByTimeAsync(100);
    expect(received).toHaveLength(1);
  });

  it('reloads nothing when it enters a channel in which nothing has ever happened', async () => {
    const { transport, received } = await startRealtime();
    transport.server.state('connected');
    transport.server.subscribed(vehicles);
    await vi.advanceTimersByTimeAsync(100);
    expect(received).toEqual([]);
  });

  it('passes on the next event and drops an earlier one', async () => {
    const { changed, received } = await startLive();
    changed(8);
    changed(8);
    changed(7);
    expect(received).toEqual([{ name: 'changed', data: expect.objectContaining({ id: 'v8' }) }]);
  });

  it('asks for the position of all channels after a gap', async () => {
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

  it('reports nothing missed when a reconnected channel has not moved', async () => {
    const { transport, received } = await startLive();
    transport.server.state('connecting');
    transport.server.state('connected');
    transport.server.subscribed(vehicles);
    await vi.advanceTimersByTimeAsync(100);
    expect(received).toEqual([]);
  });

  it('finds what happened while the socket was away', async () => {
    const { transport, received, numbers } = await startLive();
    transport.server.state('connecting');
    numbers[vehicles] = 12;
    transport.server.state('connected');
    transport.server.subscribed(vehicles);
    await vi.advanceTimersByTimeAsync(100);
    expect(received).toEqual([null]);
  });

  it('opens another socket and asks for the positions after a sleep of the machine', async () => {
    const { transport, readSequences } = await startLive();
    readSequences.mockClear();
    vi.setSystemTime(Date.now() + 600_000);
    await vi.advanceTimersByTimeAsync(5_100);
    expect(transport.calls).toContain('reconnect');
    expect(readSequences).toHaveBeenCalledOnce();
  });

  it('leaves a channel with its last listener', async () => {
    const { transport, leave } = await startLive();
    leave();
    expect(transport.calls).toEqual([`subscribe ${vehicles}`, `unsubscribe ${vehicles}`]);
  });
});

describe('a channel that cannot be entered', () => {
  it('is polled and entered again after a fault of the server', async () => {
    const { transport, realtime } = await startLive();
    transport.server.failed(vehicles, false);
    expect(realtime.state()).toBe('polling');
    transport.calls.length = 0;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(transport.calls).toEqual([`subscribe ${vehicles}`]);
    transport.server.subscribed(vehicles);
    expect(realtime.state()).toBe('live');
  });

  it('is not entered again after a final refusal', async () => {
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

describe('a presence channel', () => {
  it('reports people as they come and go, and nobody without a socket', async () => {
    const { transport, realtime } = await startLive();
    const members: (readonly string[])[] = [];
    realtime.follow('presence-vehicle.v1', { members: (ids) => members.push(ids) });
    transport.server.members('presence-vehicle.v1', ['a']);
    transport.server.members('presence-vehicle.v1', ['a', 'b']);
    transport.server.state('connecting');
    expect(members).toEqual([['a'], ['a', 'b'], []]);
  });

  it('reports who is there to a later listener', async () => {
    const { transport, realtime } = await startLive();
    realtime.follow('presence-vehicle.v1', {});
    transport.server.members('presence-vehicle.v1', ['a']);
    const members: (readonly string[])[] = [];
    realtime.follow('presence-vehicle.v1', { members: (ids) => members.push(ids) });
    expect(members).toEqual([['a']]);
  });
});

it('is off before the start and after the stop', async () => {
  const { realtime, transport } = await startLive();
  realtime.stop();
  expect(realtime.state()).toBe('off');
  expect(transport.calls).toContain('close');
});

it('keeps the last 50 events of the connection', async () => {
  const { changed, record } = await startLive();
  for (let sequence = 8; sequence < 80; sequence += 1) changed(sequence);
  expect(record.get()).toHaveLength(50);
  expect(record.get()[0]).toMatchObject({ what: 'changed', channel: vehicles });
});
