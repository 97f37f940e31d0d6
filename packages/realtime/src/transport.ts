export type TransportState = 'connecting' | 'connected' | 'unavailable' | 'refused';

/** What a transport tells; channels by their names, people by their ids. */
export type TransportListener = {
  state: (state: TransportState) => void;
  subscribed: (channel: string) => void;
  /** A channel could not be entered; `isFinal` when asking again cannot help. */
  failed: (channel: string, isFinal: boolean) => void;
  event: (channel: string, name: string, data: unknown) => void;
  members: (channel: string, userIds: readonly string[]) => void;
  /** Something for the record of the connection. */
  note: (what: string) => void;
};

/** A socket as the client uses it: nothing of pusher-js is seen outside its adapter. */
export type Transport = {
  subscribe: (channel: string) => void;
  unsubscribe: (channel: string) => void;
  /** Drops the socket, dead or alive, and opens another. */
  reconnect: () => void;
  close: () => void;
};

export type OpenTransport = (listener: TransportListener) => Transport;
