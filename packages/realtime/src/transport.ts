export type TransportState = 'connecting' | 'connected' | 'unavailable' | 'refused';

/** What a transport reports; channels by their names, people by their ids. */
export type TransportListener = {
  state: (state: TransportState) => void;
  subscribed: (channel: string) => void;
  /** A channel could not be entered; `isFinal` when asking again cannot help. */
  failed: (channel: string, isFinal: boolean) => void;
  /** `userId` is who said it on a presence channel. */
  event: (channel: string, name: string, data: unknown, userId?: string) => void;
  members: (channel: string, userIds: readonly string[]) => void;
  /** Adds an event to the record of the connection. */
  note: (what: string) => void;
};

/** A socket as the client uses it; only the adapter knows pusher-js. */
export type Transport = {
  subscribe: (channel: string) => void;
  unsubscribe: (channel: string) => void;
  /** Says something to the others of a presence channel that was entered. */
  say: (channel: string, name: string, data: unknown) => void;
  /** Closes the socket, dead or alive, and opens another. */
  reconnect: () => void;
  close: () => void;
};

export type OpenTransport = (listener: TransportListener) => Transport;
