import type { AddressInfo } from 'node:net';
import { createServer, connect as open, type Socket } from 'node:net';

/**
 * One port before several servers: connections go to them by turns, those of live updates and those of requests each
 * by turns of their own. A server that is gone is passed over.
 */
export async function spreadConnections(ports: readonly number[]): Promise<{ port: number; close: () => void }> {
  const turns = { live: 0, request: 0 };
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const server = createServer((near) => {
    keep(near).once('data', async (first) => {
      near.pause();
      const turn = turns[first.toString('latin1', 0, 9) === 'GET /app/' ? 'live' : 'request']++;
      const far = await firstOpen(ports.map((_, at) => ports[(turn + at) % ports.length] ?? 0));
      if (!far) return void near.destroy();
      if (near.destroyed) return void far.destroy();
      keep(far).write(first);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      near.pipe(far).pipe(near);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function firstOpen(ports: readonly number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = open(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
  }
  return undefined;
}
