import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { type CloseCode, errorFrame } from './protocol.ts';

/** As whom a socket subscribed or signed in; a session that ends takes its sockets with it. */
export type Identity = { userId: string; sessionId: string | null };

export type Connection = {
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

export function createConnection(socket: WebSocket, now: number): Connection {
  return {
    id: `${randomInt(1_000_000_000)}.${randomInt(1_000_000_000)}`,
    connectedAt: now,
    heardAt: now,
    askedAt: null,
    identities: [],
    isGuarded: false,
    userId: null,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostBufferedBytes) socket.terminate();
      else socket.send(frame, { binary: false });
    },
    close(code, message) {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(errorFrame(message, code), { binary: false });
      socket.close(code, message);
      setTimeout(() => socket.terminate(), closePatienceMs).unref();
    },
    closed: new Promise((resolve) => socket.once('close', () => resolve())),
  };
}
