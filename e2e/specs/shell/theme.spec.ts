import type { Locator } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

const background = () => getComputedStyle(document.documentElement).backgroundColor;

test('light is the default; dark stays after a reload; system follows the machine', async ({ page, product }) => {
  await logInByApi(page, product, 'dispatcher');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const light = await page.evaluate(background);

  await choose('ダーク');
  await expect.poll(() => page.evaluate(background)).not.toBe(light);
  const dark = await page.evaluate(background);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(background)).toBe(dark);

  await choose('端末の設定に合わせる');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => page.evaluate(background)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(background)).toBe(dark);

  async function choose(theme: string) {
    await page.getByRole('button', { name: /さんのメニュー/ }).click();
    await page.getByRole('menuitemradio', { name: theme }).click();
    await page.keyboard.press('Escape');
  }
});

test('the theme is set before the first paint: no flash of the other one', async ({ page, product }) => {
  await logInByApi(page, product, 'dispatcher');
  await page.goto(product.url);
  await page.getByRole('button', { name: /さんのメニュー/ }).click();
  await page.getByRole('menuitemradio', { name: 'ダーク' }).click();
  await page.goto(product.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  const first = await page.evaluate(
    () => document.documentElement.className + getComputedStyle(document.documentElement).colorScheme,
  );
  expect(first).toContain('dark');
});

test('in forced colours the page of the menu, the row beside its panel and the focus are framed', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logInByApi(page, product, 'manager');
  await page.goto(`${product.url}/vehicles`);
  const rows = page.locator('[data-row-id]');
  await rows.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  const frameOf = (frame: Locator) => frame.evaluate((element) => getComputedStyle(element).outlineStyle);
  await expect.poll(() => frameOf(rows.nth(1))).toBe('solid');
  expect(await frameOf(rows.nth(2))).toBe('none');
  const menu = page.getByRole('navigation', { name: 'メインメニュー' });
  expect(await frameOf(menu.getByRole('link', { name: '車両', exact: true }))).toBe('solid');
  expect(await frameOf(menu.getByRole('link', { name: '車種' }))).toBe('none');
  await page.goto(`${product.url}/attendance-departure-of-the-driver`);
  const driver = page.locator('[data-driver]').first();
  await driver.focus();
  await page.keyboard.press('ArrowDown');
  expect(await frameOf(page.locator('[data-driver]:focus'))).toBe('solid');
});
