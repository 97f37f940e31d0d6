import type { OpenTransport, TransportListener } from '../src/transport.ts';

/** A transport in the hands of the test: what the client asked of it, and a way to make things happen. */
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
    /** What a server would do. */
    get server(): TransportListener {
      if (!listener) throw new Error('The transport has not been opened');
      return listener;
    },
  };
}
