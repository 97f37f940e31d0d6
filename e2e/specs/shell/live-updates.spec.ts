import { csrfHeader } from '../../product/csrf-header.ts';
import { firstPage } from '../../product/first-page.ts';
import { accessibilityFaults, expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { Product } from '../../product/product.ts';
import { openLive, secondBrowser } from '../../product/second-browser.ts';

test('a session that is ended elsewhere asks for the login over the open page', async ({ page, browser, product }) => {
  await logInByApi(page, product, 'dispatcher');
  await openLive(page, `${product.url}/vehicles`);
  const elsewhere = await secondBrowser(browser, product, 'dispatcher');
  const headers = await csrfHeader(elsewhere, product);
  const ended = await elsewhere.context().request.delete(`${product.url}/api/sessions`, { headers });
  expect(ended.ok()).toBe(true);
  await expect(page.getByRole('alertdialog')).toContainText('ログインが終了しました');
  await elsewhere.context().close();
});

test.describe('notifications of the server', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await Product.startPrepared({ EXPORT_STREAM_ROWS: '1' });
  });
  test.afterAll(() => product.stop());

  for (const theme of ['light', 'dark'] as const) {
    test(`arrives as a toast and stays in the drawer (${theme})`, async ({ page, pageErrors }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.addInitScript((mode) => localStorage.setItem('haisha-color-mode', mode), theme);
      await logInByApi(page, product, 'admin');
      await openLive(page, product.url);
      const response = await page.context().request.get(`${product.url}/api/vehicles/export?format=csv`);
      expect(response.status()).toBe(202);
      const text = /^車両.*\.csv ができました。$/;
      await expect(page.getByText(text).first()).toBeVisible(firstPage);
      const bell = page.getByRole('button', { name: /^お知らせ（未読 \d+ 件）$/ });
      await bell.click();
      const drawer = page.getByRole('dialog', { name: 'お知らせ' });
      await expect(drawer.getByRole('link', { name: text }).first()).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      // Out of the page, not only closed: before that, it counts as open.
      await expect(page.locator('dialog', { has: page.getByText(text) })).toHaveCount(0);
      await expect(bell).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'すべて既読にする' }).click();
      await page.getByRole('button', { name: 'お知らせを閉じる' }).click();
      await expect(page.getByRole('button', { name: 'お知らせ', exact: true })).toBeFocused();
      expect(pageErrors).toEqual([]);
    });
  }
});

test('the self-test measures a round trip, and /debug shows the events', async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
  await openLive(page, `${product.url}/test`);
  await page.getByRole('button', { name: 'もう一度実行' }).click();
  const row = page.getByRole('row').filter({ hasText: 'リアルタイム更新の往復' });
  await expect(row.getByText('正常')).toBeVisible();
  await expect(row.getByText(/\d+ ミリ秒/)).toBeVisible();
  await openLive(page, `${product.url}/debug`);
  const record = page.getByRole('group', { name: '接続とイベントの記録' });
  await expect(record.getByText('state: live')).toBeVisible();
});
