import type { Role } from '@haisha/rules/permission';
import type { Browser, Page } from '@playwright/test';
import { firstPage } from './first-page.ts';
import { expect } from './fixtures.ts';
import { logInByApi } from './log-in-by-api.ts';
import type { Product } from './product.ts';

/** Logs another person in at another machine. */
export async function secondBrowser(browser: Browser, product: Pick<Product, 'url'>, role: Role): Promise<Page> {
  const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await logInByApi(page, product, role);
  return page;
}

/** Opens a page and waits until its socket is connected. */
export async function openLive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(liveState(page, '自動更新')).toBeVisible(firstPage);
}

/** Returns the word in the header for the state of the connection. */
export function liveState(page: Page, word: string) {
  return page.locator('header').getByText(word, { exact: true });
}
