import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { breakFiles, type FaultName, faults } from '../../product/fault.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { passUntilVisible } from '../../product/pass-until.ts';
import type { Product } from '../../product/product.ts';
import { withoutStart } from '../../product/without-start.ts';

const entry = /\/releases\/masters\/.*remoteEntry\.js/;
const chunk = /\/releases\/masters\/(?!.*remoteEntry)[^?]*\.js/;
const pointer = /\/builds\/latest\.json/;
const everyFault = Object.keys(faults) as FaultName[];
/** What comes of a fault is decided for all files alike; the entry meets each. */
const someFaults: readonly FaultName[] = ['is missing (404)', 'is garbage', 'hangs'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: 'もう一度試す' });

async function theRestWorks(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
  await expect(page.getByRole('button', { name: /さんのメニュー/ })).toBeEnabled();
}

test.describe('the entry of an area', () => {
  for (const fault of everyFault) {
    test(`leaves only the card of that area, and recovers: ${fault}`, async ({ page, product }) => {
      test.slow();
      await page.clock.install();
      await logInByApi(page, product, 'manager');
      await page.goto(product.url);
      const repair = await breakFiles(page, entry, fault);
      // The document names the entry, and is not loaded as long as that hangs.
      await page.goto(`${product.url}/vehicles`, { waitUntil: 'commit' });
      await passUntilVisible(page, page.getByRole('alert'), 40);
      await expect(page.getByRole('alert')).toContainText('この画面を読み込めませんでした');
      await theRestWorks(page);
      await repair();
      await retry(page).click();
      await expect(heading(page)).toHaveText('車両');
    });
  }
});

test.describe('a chunk of an area', () => {
  for (const fault of someFaults) {
    test(`never leaves a white page, and recovers: ${fault}`, async ({ page, product }) => {
      test.slow();
      await page.clock.install();
      await logInByApi(page, product, 'manager');
      const repair = await breakFiles(page, chunk, fault);
      await page.goto(`${product.url}/vehicles`, { waitUntil: 'commit' });
      await passUntilVisible(page, page.getByRole('alert').first(), 40);
      await theRestWorks(page);
      await repair();
      await page.goto(`${product.url}/vehicles`);
      await expect(heading(page)).toHaveText('車両');
    });
  }
});

test('a part that cannot be fetched leaves what is typed, and comes when it can', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  await page.goto(`${product.url}/vehicles`);
  await page.locator('[data-row-id] a').first().click();
  const code = page.getByLabel('社番');
  await code.fill('AT-99');
  const repair = await breakFiles(page, chunk, 'is missing (404)');
  const history = page.getByRole('button', { name: '変更履歴' });
  await history.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(code).toHaveValue('AT-99');
  await repair();
  await retry(page).click();
  await expect(page.locator('[data-history] li').first()).toBeVisible();
  await expect(code).toHaveValue('AT-99');
});

test.describe('the pointer', () => {
  for (const fault of someFaults) {
    test(`keeps the shell working, and is read again when it is back: ${fault}`, async ({ page, product }) => {
      test.slow();
      await logInByApi(page, product, 'manager');
      const repair = await breakPointer(page, fault);
      await page.goto(`${product.url}/vehicles`);
      await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 40_000 });
      await repair();
      await expect(heading(page)).toHaveText('車両', { timeout: 40_000 });
    });
  }
});

test('an entry with a changed byte does not run', async ({ page, ownStore: product }) => {
  await logInByApi(page, product, 'manager');
  tamper(product, /^remoteEntry\.js/, ';window.tampered = true;');
  await page.goto(`${product.url}/vehicles`);
  await expect(page.getByRole('alert')).toContainText('この画面を読み込めませんでした', { timeout: 40_000 });
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await theRestWorks(page);
});

test('a chunk with a changed byte does not run', async ({ page, ownStore: product }) => {
  await logInByApi(page, product, 'manager');
  tamper(product, /^(?!remoteEntry).*\.js/, ';window.tampered = true;');
  await page.goto(`${product.url}/vehicles`);
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 40_000 });
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await theRestWorks(page);
});

/** Breaks the pointer for a page that did not come with it. */
async function breakPointer(page: Page, fault: FaultName): Promise<() => Promise<void>> {
  const endings = [await withoutStart(page), await breakFiles(page, pointer, fault)];
  return async () => {
    for (const end of endings) await end();
  };
}

/** Changes published scripts in the store and removes their compressed copies, so that the server sends the change. */
function tamper(product: Product, file: RegExp, addition: string): void {
  const folder = join(product.store, 'releases', 'masters');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const base = name.split('/').at(-1) ?? '';
    if (!file.test(base)) continue;
    if (base.endsWith('.js')) appendFileSync(join(folder, name), addition);
    else if (/\.js\.(br|gz)$/.test(base)) rmSync(join(folder, name));
  }
}
