import { readFileSync } from 'node:fs';
import type { Product } from '@haisha/e2e/product';
import { type Figure, timed } from './figure.ts';

/** Start with a database of yesterday, and memory once nobody asks for anything. */
export async function startAndMemory(product: Product): Promise<Figure[]> {
  await product.end('SIGTERM');
  const start = await timed(() => product.run());
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  return [
    { name: 'start of the server with a filled database', value: start / 1000, unit: 's', budget: 10 },
    { name: 'memory of the server at rest', value: residentMegabytes(product.pid), unit: 'MB' },
  ];
}

/** Seconds that a process has worked so far on any processor (Linux). */
export function processorSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

/** Resident set of a process (Linux). */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
