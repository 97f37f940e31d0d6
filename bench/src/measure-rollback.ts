import { variantDist } from '@haisha/e2e/paths';
import type { Product } from '@haisha/e2e/product';
import { release } from '@haisha/e2e/release-command';
import { type Figure, timed } from './figure.ts';

/** Measures how long an operator waits until the server delivers the version that a rollback restored. */
export async function measureRollback(product: Product): Promise<Figure> {
  const before = await liveVersion(product);
  const next = variantDist('next-masters');
  await release(product.store, 'publish', 'masters', '--from', next, '--activate', '--reason', 'bench');
  const elapsed = await timed(async () => {
    await release(product.store, 'rollback', 'masters', '--reason', 'bench');
    while ((await liveVersion(product)) !== before) await new Promise((resolve) => setTimeout(resolve, 10));
  });
  return { name: 'rollback command to live pointer', value: elapsed / 1000, unit: 's', budget: 5 };
}

async function liveVersion({ url }: Product): Promise<string> {
  const answer = await fetch(`${url}/builds/latest.json`);
  return ((await answer.json()) as { areas: { masters: { version: string } } }).areas.masters.version;
}
