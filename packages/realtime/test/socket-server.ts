import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';

export type Sent = { event: string; channel?: string; data?: Record<string, unknown>; user_id?: string };

/** A minimal Pusher server for these tests: it greets, admits everybody, and sends what the test says. */
export async function startSocketServer(port = 0) {
  const server = new WebSocketServer({ host: '127.0.0.1', port });
  await new Promise((resolve) => server.once('listening', resolve));
  const sockets: WebSocket[] = [];
  const received: Sent[] = [];
  let count = 0;
  server.on('connection', (socket) => {
    sockets.push(socket);
    count += 1;
    send(socket, { event: 'pusher:connection_established', data: { socket_id: `1.${count}`, activity_timeout: 120 } });
    socket.on('message', (text) => {
      const message = JSON.parse(String(text)) as Sent;
      received.push(message);
      const channel = message.data?.channel as string | undefined;
      if (message.event !== 'pusher:subscribe' || channel === undefined) return;
      const presence = { ids: ['me'], hash: { me: {} }, count: 1 };
      const data = channel.startsWith('presence-') ? { presence } : {};
      send(socket, { event: 'pusher_internal:subscription_succeeded', channel, data });
    });
  });
  function close(): Promise<void> {
    for (const socket of sockets) socket.terminate();
    return new Promise((resolve) => server.close(() => resolve()));
  }
  onTestFinished(close);
  return {
    port: (server.address() as AddressInfo).port,
    received,
    sockets,
    close,
    sendToAll(message: Sent): void {
      for (const socket of sockets) send(socket, message);
    },
    subscriptions: () => received.filter(({ event }) => event === 'pusher:subscribe').map(({ data }) => data?.channel),
  };
}

function send(socket: WebSocket, { data, ...message }: Sent): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ ...message, data: JSON.stringify(data) }));
}
