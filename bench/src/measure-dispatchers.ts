import type { Product } from '@haisha/e2e/product';
import type { Allocation } from '@haisha/validation/allocation';
import { entityChannel } from '@haisha/validation/realtime-names';
import { unpackDay } from '@haisha/validation/unpack-day';
import Pusher from 'pusher';
import { WebSocket } from 'ws';
import { type Client, logIn } from './client.ts';
import { type Figure, percentile } from './figure.ts';
import { realtimeSettings } from './measure-sockets.ts';

const people = 20;
const movesOfEach = 10;
const step = 5 * 60_000;

type Run = Pick<Allocation, 'id' | 'version' | 'vehicleId' | 'start' | 'end' | 'status'>;

/** Twenty people move a run each, again and again, on one board: how long until another screen hears of it, and whether all arrived. */
export async function measureDispatchers(product: Product, day: string, departmentId: string): Promise<Figure[]> {
  // An account may log in a few times only; the server does not care whose browser a command comes from.
  const client = await logIn(product.url, 'manager');
  const answer = await client.send('GET', `/api/allocations/day?date=${day}&departmentId=${departmentId}`);
  const { allocations } = unpackDay(await answer.json());
  const runs = allocations.filter(({ status }) => status === 'confirmed').slice(0, people);
  if (runs.length < people) throw new Error(`only ${runs.length} confirmed runs to move`);
  const heard = await hear(product);
  const sent = new Map<string, number>();
  const moves = runs.map(async (first) => {
    let run: Run = first;
    for (let move = 0; move < movesOfEach; move += 1) {
      sent.set(`${run.id} ${run.version + 1}`, performance.now());
      run = await moved(client, run, move % 2 === 0 ? step : -step);
    }
  });
  await Promise.all(moves);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  heard.stop();
  const delays = [...sent].flatMap(([change, at]) => {
    const then = heard.times.get(change);
    return then === undefined ? [] : [then - at];
  });
  return [
    {
      name: `${people} dispatchers at once: until others hear, p99`,
      value: percentile(delays, 99),
      unit: 'ms',
      budget: 300,
    },
    { name: 'their moves that nobody heard of', value: sent.size - delays.length, unit: '', budget: 0 },
  ];
}

async function moved({ send }: Client, { end, id, start, vehicleId, version }: Run, by: number): Promise<Run> {
  const later = (instant: string) => new Date(Date.parse(instant) + by).toISOString();
  const body = { id, version, target: { vehicleId }, start: later(start), end: later(end), reason: 'bench' };
  const answer = await send('POST', `/api/allocations/${id}/move`, body);
  if (!answer.ok) throw new Error(`moving a run: ${answer.status} ${await answer.text()}`);
  return await answer.json();
}

/** Listens as the board does; the times at which a version of a run was heard of. */
async function hear({ url }: Product): Promise<{ times: ReadonlyMap<string, number>; stop: () => void }> {
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
      else if (event === 'changed') {
        const { id, version }: { id: string; version: number } = JSON.parse(data);
        times.set(`${id} ${version}`, performance.now());
      }
    });
  });
  return { times, stop: () => socket.close() };
}
