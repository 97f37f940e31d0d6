import { Counter, Gauge, type Registry } from 'prom-client';
import type { Realtime } from './create-realtime.ts';

/** What the sockets of this process do. */
export function realtimeMetrics(registry: Registry, { builtin, isConnected }: Realtime): void {
  const registers = [registry];
  new Gauge({
    name: 'realtime_connected',
    help: '1 while messages of the other processes arrive',
    registers,
    collect() {
      this.set(isConnected() ? 1 : 0);
    },
  });
  if (!builtin) return;
  const { hub } = builtin;
  new Gauge({
    name: 'realtime_sockets',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(hub.sockets.size);
    },
  });
  new Gauge({
    name: 'realtime_subscriptions',
    help: 'Channels that sockets are subscribed to',
    registers,
    collect() {
      this.set(hub.subscriptionCount());
    },
  });
  for (const [count, help] of [
    ['messages', 'Messages that arrived from all processes'],
    ['frames', 'Messages that were sent to sockets'],
  ] as const) {
    new Counter({
      name: `realtime_${count}_total`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(hub.counts[count]);
      },
    });
  }
}
