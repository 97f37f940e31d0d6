import { vi } from 'vitest';
import type { ChannelEvent } from '../src/create-channels.ts';
import { createRealtimeClient } from '../src/create-realtime.ts';
import { createRecord } from '../src/create-record.ts';
import type { OpenTransport } from '../src/transport.ts';
import { createFakeTransport } from './fake-transport.ts';

/** The followed channel. */
export const vehicles = 'private-vehicle';

/** Starts a client on a transport of the test and follows its channel. */
export async function startRealtime(options: { open?: () => Promise<OpenTransport> } = {}) {
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
  const realtime = createRealtimeClient({
    open: async () => transport.open,
    readSequences,
    record,
    log,
    onRefused,
    ...options,
  });
  const received: (ChannelEvent | null)[] = [];
  const leave = realtime.follow(vehicles, { event: (event) => received.push(event) });
  realtime.start();
  await vi.advanceTimersByTimeAsync(0);
  const changed = (sequence: number) =>
    transport.server.event(vehicles, 'changed', { id: `v${sequence}`, version: 1, action: 'update', sequence });
  return { transport, realtime, numbers, quietMs, readSequences, onRefused, log, record, received, leave, changed };
}

/** Starts the same client with the socket open and the channel entered at a number. */
export async function startLive(at = 7) {
  const started = await startRealtime();
  started.numbers[vehicles] = at;
  started.transport.server.state('connected');
  started.transport.server.subscribed(vehicles);
  await vi.advanceTimersByTimeAsync(100);
  started.received.length = 0;
  return started;
}
