import type { OpenTransport, TransportListener } from '../src/transport.ts';

/** A transport controlled by the test: it records what the client asked and lets the test send events. */
export function createFakeTransport() {
  const asked: string[] = [];
  let listener: TransportListener | undefined;
  const open: OpenTransport = (given) => {
    listener = given;
    return {
      subscribe: (channel) => void asked.push(`subscribe ${channel}`),
      unsubscribe: (channel) => void asked.push(`unsubscribe ${channel}`),
      reconnect: () => void asked.push('reconnect'),
      close: () => void asked.push('close'),
    };
  };
  return {
    open,
    asked,
    /** Reports events as a server would. */
    get server(): TransportListener {
      if (!listener) throw new Error('The transport has not been opened');
      return listener;
    },
  };
}
