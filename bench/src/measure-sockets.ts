import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Product } from '@haisha/e2e/product';
import Pusher from 'pusher';
import { type Figure, percentile } from './figure.ts';
import { residentMegabytes } from './measure-process.ts';
import type { CrowdReport } from './socket-crowd.ts';

const crowdFile = fileURLToPath(new URL('./socket-crowd.ts', import.meta.url));
const rounds = 20;

/** The keys for publishing; the product starts with them. */
export const realtimeSettings = { PUSHER_KEY: 'bench-key', PUSHER_SECRET: 'bench-secret-0123456789' };

/** Measures how long this many sockets take to open, and how long until each has received one published message. */
export async function measureSockets(
  { url, pid }: Pick<Product, 'url' | 'pid'>,
  count: number,
  budget: number,
): Promise<Figure[]> {
  const { PUSHER_KEY: key, PUSHER_SECRET: secret } = realtimeSettings;
  const { hostname: host, port } = new URL(url);
  const before = residentMegabytes(pid);
  const crowd = fork(crowdFile, [url, key, secret, String(count)]);
  try {
    const connected = await nextReport(crowd, 'connected');
    const program = new Pusher({ appId: 'haisha', key, secret, host, port });
    const latencies: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const received = nextReport(crowd, 'heard');
      await program.trigger('private-bench', 'round', { sentAt: performance.timeOrigin + performance.now() });
      latencies.push(...(await received).latencies);
    }
    const name = `${count} sockets`;
    return [
      { name: `${name}: all connected, on two channels each`, value: connected.ms / 1000, unit: 's' },
      { name: `${name}: one event to all, p50 of ${rounds}`, value: percentile(latencies, 50), unit: 'ms' },
      { name: `${name}: the same, p99`, value: percentile(latencies, 99), unit: 'ms', budget },
      { name: `${name}: memory of the server more`, value: residentMegabytes(pid) - before, unit: 'MB' },
    ];
  } finally {
    const exited = once(crowd, 'exit');
    crowd.kill();
    await exited;
  }
}

function nextReport<Kind extends CrowdReport['kind']>(crowd: ChildProcess, kind: Kind) {
  return new Promise<Extract<CrowdReport, { kind: Kind }>>((resolve, reject) => {
    const end = () => reject(new Error('the crowd of sockets went away'));
    const onReport = (report: CrowdReport) => {
      if (report.kind !== kind) return;
      crowd.off('message', onReport).off('exit', end);
      resolve(report as Extract<CrowdReport, { kind: Kind }>);
    };
    crowd.on('message', onReport).once('exit', end);
  });
}
