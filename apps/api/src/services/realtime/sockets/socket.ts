import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { type CloseCode, errorFrame } from './protocol.ts';

/** As whom a socket subscribed or signed in; a session that ends takes its sockets with it. */
export type Identity = { userId: string; sessionId: string | null };

export type Socket = {
  id: string;
  connectedAt: number;
  /** When the client last sent anything. */
  heardAt: number;
  /** When it was asked for a sign of life, and has not given one since. */
  askedAt: number | null;
  /** Whom the socket acts for: one entry for each way it was let in. */
  identities: Identity[];
  /** It signed in, or subscribed to a channel that not everybody may. */
  isGuarded: boolean;
  /** The user who signed in. */
  userId: string | null;
  send: (frame: Buffer) => void;
  close: (code: CloseCode, message: string) => void;
  /** Resolves when it is closed, by whomever. */
  closed: Promise<void>;
};

/** A reader so far behind is cut off: what is held for it would fill the memory of the server. */
const mostBufferedBytes = 1024 * 1024;
const closePatienceMs = 2_000;

export function createSocket(webSocket: WebSocket, now: number): Socket {
  return {
    id: `${randomInt(1_000_000_000)}.${randomInt(1_000_000_000)}`,
    connectedAt: now,
    heardAt: now,
    askedAt: null,
    identities: [],
    isGuarded: false,
    userId: null,
    send(frame) {
      if (webSocket.readyState !== webSocket.OPEN) return;
      if (webSocket.bufferedAmount > mostBufferedBytes) webSocket.terminate();
      else webSocket.send(frame, { binary: false });
    },
    close(code, message) {
      if (webSocket.readyState !== webSocket.OPEN) return;
      webSocket.send(errorFrame(message, code), { binary: false });
      webSocket.close(code, message);
      setTimeout(() => webSocket.terminate(), closePatienceMs).unref();
    },
    closed: new Promise((resolve) => webSocket.once('close', () => resolve())),
  };
}
