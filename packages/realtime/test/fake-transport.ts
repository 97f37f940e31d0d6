import type { OpenTransport, TransportListener } from '../src/transport.ts';

/** A transport controlled by the test: it records what the client asked and lets the test send events. */
export function createFakeTransport() {
  const calls: string[] = [];
  let listener: TransportListener | undefined;
  const open: OpenTransport = (newListener) => {
    listener = newListener;
    return {
      subscribe: (channel) => void calls.push(`subscribe ${channel}`),
      unsubscribe: (channel) => void calls.push(`unsubscribe ${channel}`),
      say: (channel, name, data) => void calls.push(`say ${channel} ${name} ${JSON.stringify(data)}`),
      reconnect: () => void calls.push('reconnect'),
      close: () => void calls.push('close'),
    };
  };
  return {
    open,
    calls,
    /** Reports events as a server would. */
    get server(): TransportListener {
      if (!listener) throw new Error('The transport has not been opened');
      return listener;
    },
  };
}
