import { isPresenceChannel } from '@haisha/validation/realtime-names';

export type ChannelEvent = { name: string; data: unknown; userId?: string };

/** Receives the events of a channel, `null` when something was missed, and who is in a presence channel. */
export type ChannelListener = {
  event?: (event: ChannelEvent | null) => void;
  members?: (userIds: readonly string[]) => void;
};

type Followed = {
  status: 'waiting' | 'entered' | 'failed' | 'refused';
  members: readonly string[];
  listeners: Set<ChannelListener>;
};

/** The channels that have listeners, and the last sequence number of each. */
export function createChannels() {
  const followed = new Map<string, Followed>();

  function setMembers(one: Followed, ids: readonly string[]): void {
    one.members = ids;
    for (const listener of one.listeners) listener.members?.(ids);
  }

  function setStatus(channel: string, status: Followed['status']): void {
    const one = followed.get(channel);
    if (one) one.status = status;
  }

  return {
    names: (): string[] => [...followed.keys()],
    /** Channels that count their events and may be entered. */
    counted: (): string[] =>
      [...followed].flatMap(([name, { status }]) => (isPresenceChannel(name) || status === 'refused' ? [] : [name])),
    hasFailed: (): boolean => [...followed.values()].some(({ status }) => status === 'failed'),
    isFailed: (channel: string): boolean => followed.get(channel)?.status === 'failed',
    /** Returns true for the first listener of a channel. */
    add(channel: string, listener: ChannelListener): boolean {
      const known = followed.get(channel);
      if (known) {
        known.listeners.add(listener);
        if (known.members.length > 0) listener.members?.(known.members);
        return false;
      }
      followed.set(channel, { status: 'waiting', members: [], listeners: new Set([listener]) });
      return true;
    },
    /** Returns true for the last listener of a channel. */
    remove(channel: string, listener: ChannelListener): boolean {
      const one = followed.get(channel);
      one?.listeners.delete(listener);
      return one?.listeners.size === 0 && followed.delete(channel);
    },
    entered: (channel: string): void => setStatus(channel, 'entered'),
    failed: (channel: string, isFinal: boolean): void => setStatus(channel, isFinal ? 'refused' : 'failed'),
    /** Handles a lost socket: channels have to be entered again, and nobody knows who is there. */
    left(): void {
      for (const one of followed.values()) {
        if (one.status !== 'refused') one.status = 'waiting';
        if (one.members.length > 0) setMembers(one, []);
      }
    },
    notifyListeners(channel: string, event: ChannelEvent | null): void {
      for (const listener of followed.get(channel)?.listeners ?? []) listener.event?.(event);
    },
    members(channel: string, ids: readonly string[]): void {
      const one = followed.get(channel);
      if (one) setMembers(one, ids);
    },
  };
}

export type Channels = ReturnType<typeof createChannels>;
