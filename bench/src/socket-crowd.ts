import Pusher from 'pusher';
import { WebSocket } from 'ws';

export type CrowdReport = { kind: 'connected'; ms: number } | { kind: 'heard'; latencies: number[] };

type Frame = { event: string; data?: string };

/** Opens sockets in a process of its own, so that only their traffic slows the server. */
const [url = '', key = '', secret = '', count = '0'] = process.argv.slice(2);
const channels = ['private-bench', 'private-bench-own'];
const openAtOnce = 200;
const { hostname, port } = new URL(url);
const signer = new Pusher({ appId: 'haisha', key, secret, host: hostname, port });
let latencies: number[] = [];

function recordLatency(sentAt: number): void {
  latencies.push(performance.timeOrigin + performance.now() - sentAt);
  if (latencies.length < Number(count)) return;
  report({ kind: 'heard', latencies });
  latencies = [];
}

function report(what: CrowdReport): void {
  process.send?.(what);
}

/** Resolves when the socket is subscribed to both channels. */
function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${hostname}:${port}/app/${key}?protocol=7`);
    let subscribed = 0;
    socket.on('error', reject);
    socket.on('message', (text) => {
      const { event, data = '{}' } = JSON.parse(text.toString()) as Frame;
      if (event === 'pusher:connection_established') {
        const { socket_id } = JSON.parse(data) as { socket_id: string };
        for (const channel of channels) {
          const { auth } = signer.authorizeChannel(socket_id, channel);
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
        }
      } else if (event === 'pusher_internal:subscription_succeeded') {
        subscribed += 1;
        if (subscribed === channels.length) resolve();
      } else if (event === 'round') recordLatency((JSON.parse(data) as { sentAt: number }).sentAt);
    });
  });
}

const started = performance.now();
for (let opened = 0; opened < Number(count); opened += openAtOnce) {
  await Promise.all(Array.from({ length: Math.min(openAtOnce, Number(count) - opened) }, open));
}
report({ kind: 'connected', ms: performance.now() - started });
