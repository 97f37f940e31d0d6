import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { csrfHeader } from './csrf-header.ts';
import { workspace } from './paths.ts';
import type { Product } from './product.ts';

/**
 * Uploads the samples of destinations with errors and with duplicates as one file, and returns the id of the import.
 */
export async function sendSamples(page: Page, product: Pick<Product, 'url'>): Promise<string> {
  const [wrong, twice] = ['errors', 'duplicates'].map((kind) =>
    readFileSync(join(workspace, 'samples', kind, 'destinations.csv'), 'utf8'),
  );
  const [, ...rows] = (twice ?? '').split('\r\n');
  const answer = await page.context().request.post(`${product.url}/api/destinations/imports?locale=ja`, {
    headers: await csrfHeader(page, product),
    multipart: {
      file: { name: '配送先.csv', mimeType: 'text/csv', buffer: Buffer.from(`${wrong}${rows.join('\r\n')}`) },
    },
  });
  if (answer.status() !== 201) throw new Error(`sending the samples: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}
