import { readFileSync } from 'node:fs';
import type { Product } from '@haisha/e2e/product';
import { type Figure, timed } from './figure.ts';

/** Measures the start with yesterday's database, and the memory of the idle process. */
export async function measureStartAndMemory(product: Product): Promise<Figure[]> {
  await product.end('SIGTERM');
  const start = await timed(() => product.run());
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  return [
    { name: 'start of the server with a filled database', value: start / 1000, unit: 's', budget: 10 },
    { name: 'memory of the server at rest', value: residentMegabytes(product.pid), unit: 'MB' },
  ];
}

/** Returns the processor seconds that a process has used so far (Linux). */
export function processorSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

/** Returns the resident set of a process (Linux). */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
