import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOwnOrigin } from '../../../http/access/csrf.ts';
import type { Env } from '../../../settings/env.ts';
import { createConversation } from './create-conversation.ts';
import { type CloseCode, closeCodes, errorFrame, limits, protocolVersion, systemFrame } from './protocol.ts';
import { createSocket } from './socket.ts';
import type { SocketContext } from './socket-context.ts';

type SocketEnv = Pick<Env, 'PUBLIC_ORIGIN' | 'TRUST_PROXY' | 'REALTIME_ACTIVITY_SECONDS' | 'REALTIME_MOST_SOCKETS'>;
type Refusal = { code: CloseCode; message: string };

export type SocketServer = {
  /** Takes a connection over from HTTP. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Sends every socket elsewhere, and resolves when none is left. */
  close: () => Promise<void>;
};

/** The door: who may open a socket at all. `context` is null before the server is ready. */
export function createSocketServer(env: SocketEnv, context: () => SocketContext | null): SocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, clientTracking: false });
  const ending = new Set<Promise<void>>();
  let isClosing = false;

  function open(webSocket: WebSocket, current: SocketContext): void {
    const { hub, warn } = current;
    const socket = createSocket(webSocket, performance.now());
    const conversation = createConversation(current, socket);
    hub.add(socket);
    webSocket.on('message', (data, isBinary) => {
      if (!isBinary) conversation.hear(data.toString());
    });
    webSocket.on('ping', () => {
      socket.heardAt = performance.now();
    });
    webSocket.on('close', () => {
      const end = conversation.end().catch(warn);
      ending.add(end);
      void end.finally(() => ending.delete(end));
    });
    const established = { socket_id: socket.id, activity_timeout: env.REALTIME_ACTIVITY_SECONDS };
    socket.send(systemFrame('pusher:connection_established', established));
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const current = context();
      if (!current || isClosing) return answer(socket, '503 Service Unavailable');
      if (!mayConnect(request, env)) return answer(socket, '403 Forbidden');
      server.handleUpgrade(request, socket, head, (opened) => {
        opened.on('error', () => opened.terminate());
        const refusal = refusalOf(request, env, current);
        if (refusal) refuse(opened, refusal);
        else open(opened, current);
      });
    },
    async close() {
      isClosing = true;
      const { sockets } = context()?.hub ?? {};
      const closing = [...(sockets?.values() ?? [])];
      for (const socket of closing) socket.close(closeCodes.reconnect, 'The server stops; connect again');
      await Promise.all(closing.map(({ closed }) => closed));
      await Promise.all(ending);
    },
  };
}

/** A page of another site must not open sockets in the name of whoever looks at it. */
function mayConnect({ headers }: IncomingMessage, env: SocketEnv): boolean {
  const { origin, host = '' } = headers;
  const forwarded = env.TRUST_PROXY === undefined ? undefined : headers['x-forwarded-host'];
  // Pages cannot set headers of a socket, so that a forwarded host is as good as the proxy that set it.
  return origin === undefined || isOwnOrigin(origin, String(forwarded ?? host), env);
}

function refusalOf({ url = '', headers }: IncomingMessage, env: SocketEnv, context: SocketContext): Refusal | null {
  // Whoever connects may ask for anything, also for what is no address.
  const address = URL.parse(url, 'http://localhost');
  const [, key] = /^\/app\/([^/]+)$/.exec(address?.pathname ?? '') ?? [];
  const version = address?.searchParams.get('protocol') ?? null;
  const isPlain = env.TRUST_PROXY !== undefined && /^(?:http|ws)$/.test(String(headers['x-forwarded-proto'] ?? ''));
  if (key === undefined) return { code: closeCodes.pathNotFound, message: 'There is nothing at this path' };
  if (key !== context.credentials.key) return { code: closeCodes.unknownKey, message: 'No application has this key' };
  if (isPlain && env.PUBLIC_ORIGIN?.startsWith('https:')) {
    return { code: closeCodes.onlySecure, message: 'Connect over wss' };
  }
  if (version === null) return { code: closeCodes.noVersion, message: 'Say which version of the protocol you speak' };
  if (!/^\d+$/.test(version)) return { code: closeCodes.invalidVersion, message: 'The version is no whole number' };
  if (Number(version) !== protocolVersion) {
    return { code: closeCodes.unsupportedVersion, message: `Only version ${protocolVersion} is spoken here` };
  }
  if (context.hub.sockets.size >= env.REALTIME_MOST_SOCKETS) {
    return { code: closeCodes.overCapacity, message: 'There are too many connections' };
  }
  return null;
}

function refuse(webSocket: WebSocket, { code, message }: Refusal): void {
  webSocket.send(errorFrame(message, code), { binary: false });
  webSocket.close(code, message);
}

function answer(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
