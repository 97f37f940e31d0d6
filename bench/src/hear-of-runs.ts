import type { Product } from '@haisha/e2e/product';
import { entityChannel } from '@haisha/validation/realtime-names';
import Pusher from 'pusher';
import { WebSocket } from 'ws';
import { realtimeSettings } from './measure-sockets.ts';

export type Heard = {
  /** When each version of a run was heard of, by the name that `versionOf` gives it. */
  times: ReadonlyMap<string, number>;
  stop: () => void;
};

/** Names a version of a run. */
export function versionOf({ id, version }: { id: string; version: number }): string {
  return `${id} ${version}`;
}

/** Listens to runs as another board does. */
export async function hearOfRuns({ url }: Pick<Product, 'url'>): Promise<Heard> {
  const { PUSHER_KEY: key, PUSHER_SECRET: secret } = realtimeSettings;
  const { hostname: host, port } = new URL(url);
  const signer = new Pusher({ appId: 'haisha', key, secret, host, port });
  const channel = entityChannel('allocation');
  const times = new Map<string, number>();
  const socket = new WebSocket(`ws://${host}:${port}/app/${key}?protocol=7`);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (text) => {
      const { event, data = '{}' }: { event: string; data?: string } = JSON.parse(text.toString());
      if (event === 'pusher:connection_established') {
        const { auth } = signer.authorizeChannel(JSON.parse(data).socket_id, channel);
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
      } else if (event === 'pusher_internal:subscription_succeeded') resolve();
      else if (event === 'changed') times.set(versionOf(JSON.parse(data)), performance.now());
    });
  });
  return { times, stop: () => socket.close() };
}
