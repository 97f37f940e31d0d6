import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '@haisha/e2e/product';
import { type Client, logIn } from './client.ts';
import { type Figure, percentile, timed } from './figure.ts';
import { residentMegabytes } from './measure-process.ts';

const megabytes = 9;
const calmMs = 10_000;
/** Nine megabytes of one row and of one cell, and of a real list. */
const files = {
  'of one row of cells': () => 'x\n'.concat('"a",'.repeat((megabytes * 1_048_576) / 4)),
  'of quotation marks': () => 'x\n'.concat('"'.repeat(megabytes * 1_048_576)),
  'of a list': () =>
    `車番,型式,メモ\n${Array.from({ length: 90_000 }, (_, at) => `V${at},型式,${'メモ'.repeat(14)}\n`).join('')}`,
};

/** Measures how long others wait while somebody sends a large file, and what memory is left afterwards. */
export async function measureOddUploads({ url, pid }: Pick<Product, 'url' | 'pid'>): Promise<Figure[]> {
  const [sender, other] = [await logIn(url, 'admin'), await logIn(url, 'manager')];
  const before = residentMegabytes(pid);
  const figures: Figure[] = [];
  for (const [name, content] of Object.entries(files)) {
    const { waits, took, most } = await waitsDuring(other, pid, async () => await send(sender, content()));
    figures.push(
      { name: `upload ${name}: answered`, value: took / 1_000, unit: 's' },
      { name: 'the same, others wait, p99', value: percentile(waits, 99), unit: 'ms', budget: 100 },
      { name: 'the same, memory at its most', value: most - before, unit: 'MB' },
    );
  }
  await delay(calmMs);
  return [...figures, { name: 'memory kept after these uploads', value: residentMegabytes(pid) - before, unit: 'MB' }];
}

async function waitsDuring(other: Client, pid: number, act: () => Promise<unknown>) {
  const waits: number[] = [];
  let isOver = false;
  let most = 0;
  const asking = (async () => {
    while (!isOver) {
      waits.push(await timed(async () => await (await other.send('GET', '/api/vehicle-types?pageSize=50')).text()));
      most = Math.max(most, residentMegabytes(pid));
      await delay(5);
    }
  })();
  const took = await timed(act);
  isOver = true;
  await asking;
  return { waits, took, most };
}

async function send(client: Client, content: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([content], { type: 'text/csv' }), '一覧.csv');
  await (await client.send('POST', '/api/vehicles/imports', form)).text();
}
