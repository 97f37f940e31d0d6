import type { Sequences } from '@haisha/validation/realtime';
import { isPresenceChannel } from '@haisha/validation/realtime-names';
import { type ChannelListener, createChannels } from './create-channels.ts';
import type { EventRecord } from './create-record.ts';
import { createResync } from './create-resync.ts';
import { createSequences } from './create-sequences.ts';
import type { OpenTransport, Transport, TransportState } from './transport.ts';
import { watchReturn } from './watch-return.ts';

/**
 * `live`: the socket delivers changes. `polling`: the page asks every few seconds. `unreachable`: it asks without an
 * answer. `off`: none of these.
 */
export type RealtimeState = 'live' | 'connecting' | 'polling' | 'unreachable' | 'off';

export type RealtimeClientOptions = {
  /** Fetches the transport and opens it; after an exception the page polls. */
  open: () => Promise<OpenTransport>;
  /** Reads the current sequence numbers of channels. */
  readSequences: (channels: readonly string[]) => Promise<Sequences>;
  record: EventRecord;
  log: Pick<Console, 'warn'>;
  /** Called when the server refuses this session: it may have ended. */
  onRefused?: () => void;
  page?: Document;
};

export type RealtimeClient = ReturnType<typeof createRealtimeClient>;

const pollMs = 15_000;
const reopenMs = 60_000;

/** Follows channels over a socket, and by polling while there is none. Opens nothing until `start`. */
export function createRealtimeClient({
  open,
  readSequences,
  record,
  log,
  onRefused,
  page = document,
}: RealtimeClientOptions) {
  const sequences = createSequences();
  const channels = createChannels();
  const resync = createResync({ channels, sequences, read: readSequences, log, onAnswer });
  const listeners = new Set<() => void>();
  let transport: Transport | null = null;
  let socket: TransportState | 'closed' = 'closed';
  let state: RealtimeState = 'off';
  let isAnswered = true;
  let stopWatching: (() => void) | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;

  function stateNow(): RealtimeState {
    if (socket === 'closed') return 'off';
    if (socket === 'connected' && !channels.hasFailed()) return 'live';
    if (!isAnswered) return 'unreachable';
    const isAsking = state === 'polling' || state === 'unreachable';
    return socket === 'connecting' && !isAsking ? 'connecting' : 'polling';
  }

  function onAnswer(next: boolean): void {
    isAnswered = next;
    settle();
  }

  function settle(): void {
    const next = stateNow();
    const before = state;
    if (next === before) return;
    state = next;
    record.add(`state: ${next}`);
    clearInterval(polling);
    if (next === 'polling') {
      polling = setInterval(poll, pollMs);
      // An answer has come after a time without one.
      if (before !== 'unreachable') poll();
    }
    for (const listener of listeners) listener();
  }

  function poll(): void {
    if (page.visibilityState === 'visible') resync.now();
  }

  function onState(next: TransportState): void {
    socket = next;
    record.add(`socket: ${next}`);
    if (next !== 'connected') channels.left();
    // Finds out sooner whether only the socket is gone or the server too.
    if (next === 'connecting' && state === 'live') resync.soon();
    clearTimeout(reopening);
    if (next === 'refused') {
      reopening = setTimeout(() => transport?.reconnect(), reopenMs);
      onRefused?.();
    }
    settle();
  }

  function onFailed(channel: string, isFinal: boolean): void {
    record.add(isFinal ? 'refused' : 'failed', channel);
    channels.failed(channel, isFinal);
    if (isFinal) onRefused?.();
    else setTimeout(() => channels.isFailed(channel) && transport?.subscribe(channel), pollMs);
    settle();
  }

  function onEvent(channel: string, name: string, data: unknown, userId?: string): void {
    record.add(name, channel, data);
    const sequence = sequenceOf(data);
    const step = sequence === null ? 'next' : sequences.take(channel, sequence);
    if (step === 'old') return;
    channels.notifyListeners(channel, { name, data, ...(userId !== undefined && { userId }) });
    // One channel missed something, so the others may have too.
    if (step === 'gap') resync.now();
  }

  async function openTransport(): Promise<void> {
    try {
      const opened = await open();
      if (socket === 'closed') return;
      transport = opened({
        state: onState,
        subscribed(channel) {
          record.add('subscribed', channel);
          channels.entered(channel);
          if (!isPresenceChannel(channel)) resync.soon();
          settle();
        },
        failed: onFailed,
        event: onEvent,
        members: (channel, ids) => channels.members(channel, ids),
        note: (what) => record.add(what),
      });
      for (const channel of channels.names()) transport.subscribe(channel);
    } catch (cause) {
      log.warn(cause instanceof Error ? cause.message : String(cause));
      record.add(cause instanceof Error ? cause.message : 'the transport cannot be loaded');
      if (socket === 'closed') return;
      socket = 'unavailable';
      reopening = setTimeout(() => void openTransport(), reopenMs);
      settle();
    }
  }

  return {
    state: (): RealtimeState => state,
    onState(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(): void {
      if (socket !== 'closed') return;
      socket = 'connecting';
      settle();
      stopWatching = watchReturn((how) => {
        record.add(how);
        // A socket that slept may be dead without knowing it for minutes.
        if (how === 'awake') transport?.reconnect();
        resync.soon();
      }, page);
      void openTransport();
    },
    stop(): void {
      socket = 'closed';
      clearTimeout(reopening);
      stopWatching?.();
      resync.stop();
      transport?.close();
      transport = null;
      settle();
    },
    /** Opens another socket: the session is new, or the old one may be admitted again. */
    reopen(): void {
      resync.soon();
      transport?.reconnect();
    },
    /** Says something to the others of a presence channel; without a socket nobody hears it. */
    say(channel: string, name: string, data: unknown): void {
      if (socket === 'connected') transport?.say(channel, name, data);
    },
    /** Listens to a channel; the listener receives `null` when something was missed. */
    follow(channel: string, listener: ChannelListener): () => void {
      if (channels.add(channel, listener)) transport?.subscribe(channel);
      return () => {
        if (!channels.remove(channel, listener)) return;
        sequences.forget(channel);
        transport?.unsubscribe(channel);
        settle();
      };
    },
  };
}

function sequenceOf(data: unknown): number | null {
  const { sequence } = (typeof data === 'object' && data !== null ? data : {}) as { sequence?: unknown };
  return typeof sequence === 'number' ? sequence : null;
}
