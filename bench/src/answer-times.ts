import type { Client } from './client.ts';
import { type Figure, percentile, timed } from './figure.ts';

/** How long so many requests at these addresses take in turn. Throws when one is refused. */
export async function answersP95(
  { send }: Client,
  name: string,
  paths: readonly string[],
  requests: number,
  budget?: number,
): Promise<Figure> {
  const times: number[] = [];
  // The first round opens connections and fills caches.
  for (let request = -paths.length; request < requests; request += 1) {
    const path = paths[(request + paths.length) % paths.length] ?? '';
    const time = await timed(async () => {
      const answer = await send('GET', path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
    });
    if (request >= 0) times.push(time);
  }
  return { name: `${name}, p95`, value: percentile(times, 95), unit: 'ms', ...(budget !== undefined && { budget }) };
}
