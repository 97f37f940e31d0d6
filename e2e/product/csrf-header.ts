import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Returns the header without which the API refuses a write by the session of the page. */
export async function csrfHeader(page: Page, { url }: Pick<Product, 'url'>): Promise<Record<string, string>> {
  await page.context().request.get(`${url}/api/csrf`);
  const token = (await page.context().cookies(url)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return { 'X-XSRF-TOKEN': decodeURIComponent(token) };
}
