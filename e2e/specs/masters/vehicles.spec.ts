import type { Page } from '@playwright/test';
import { fillVehicle } from '../../product/fill-vehicle.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { openFold } from '../../product/open-fold.ts';
import type { Product } from '../../product/product.ts';

test.beforeEach(async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
});

async function openList(page: Page, product: Product, query = ''): Promise<void> {
  await page.goto(`${product.url}/vehicles${query}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

const dataRows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

test('the search ignores width, case, kana and spacing', async ({ page, product }) => {
  const found = page.getByText(/^\d+–\d+ \/ \d+台$/);
  await openList(page, product, `?q=${encodeURIComponent('プロフィア')}`);
  const all = (await found.textContent()) ?? '';
  await openList(page, product);
  await expect(found).not.toHaveText(all);
  for (const query of ['ﾌﾟﾛﾌｨｱ', 'ぷろふぃあ', 'プロ フィア']) {
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await expect(search).toBeFocused();
    await search.fill(query);
    await expect(found).toHaveText(all);
    await search.blur();
  }
});

test('the address contains the list: search, filter, order and page can be sent to a colleague', async ({
  page,
  product,
  context,
}) => {
  await openList(page, product, '?sort=-code&pageSize=20&page=2');
  const first = await dataRows(page).first().textContent();
  const colleague = await context.newPage();
  await openList(colleague, product, new URL(page.url()).search);
  expect(await dataRows(colleague).first().textContent()).toBe(first);
  await page.getByRole('columnheader', { name: '社番' }).getByRole('button').click();
  await expect(page).not.toHaveURL(/sort=-code/);
  await page.goBack();
  await expect(page).toHaveURL(/sort=-code/);
});

test('a vehicle is added as people type, and its plate cannot be used twice', async ({ page, product }) => {
  await page.goto(`${product.url}/vehicles/add`);
  await fillVehicle(page, 'E2E-1', '98-76');
  await expect(page.locator('input[name="inspectionExpiryDate"]')).toHaveValue('2027/11/21');
  await expect(page.locator('input[name="grossWeightKg"]')).toHaveValue('4,950');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('保存しました')).toBeVisible();
  await openList(page, product, '?q=E2E-1');
  await expect(page.getByRole('grid')).toContainText('大宮 400 あ 98-76');

  await page.goto(`${product.url}/vehicles/add`);
  await fillVehicle(page, 'E2E-1B', '9876');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText(/すでに使われています/).first()).toBeVisible();
  await expect(page.getByLabel('社番')).toHaveValue('E2E-1B');
});

test('when two people change one vehicle, nothing is lost, and the second one chooses field by field', async ({
  page,
  product,
  browser,
}) => {
  await page.goto(`${product.url}/vehicles/add`);
  await fillVehicle(page, 'E2E-2', '8765');
  await page.getByRole('button', { name: '保存する' }).click();
  await openList(page, product, '?q=E2E-2');
  await dataRows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vehicles\/edit\//);
  await expect(page.getByLabel('社番')).toHaveValue('E2E-2');

  await (await openFold(page, 'textarea[name="note"]')).fill('自分の備考');

  const context = await browser.newContext({ locale: 'ja-JP' });
  const other = await context.newPage();
  await logInByApi(other, product, 'manager');
  await other.goto(page.url());
  await (await openFold(other, 'input[name="ownerName"]')).fill('相手の所有者');
  await (await openFold(other, 'textarea[name="note"]')).fill('相手の備考');
  await other.getByRole('button', { name: '保存する' }).click();
  await expect(other.getByText('保存しました')).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: '保存する' }).click();
  const offer = page.getByRole('group', { name: /^備考: 佐藤 誠/ });
  await expect(offer).toContainText('相手の備考');
  await offer.getByRole('button', { name: '自分の値を残す' }).click();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('保存しました')).toBeVisible();

  await openList(page, product, '?q=E2E-2');
  await dataRows(page).first().getByRole('link').first().click();
  await expect(page.locator('textarea[name="note"]')).toHaveValue('自分の備考');
  await expect(page.locator('input[name="ownerName"]')).toHaveValue('相手の所有者');
});

test('a vehicle is archived and brought back', async ({ page, product }) => {
  await openList(page, product, '?q=AT-16');
  await dataRows(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'アーカイブ' }).click();
  await page.getByRole('button', { name: 'アーカイブする' }).click();
  await expect(page.getByText(/をアーカイブしました/)).toBeVisible();
  await page.getByRole('region', { name: 'お知らせ' }).getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByText(/元に戻しました/)).toBeVisible();
  await openList(page, product, '?q=AT-16');
  await expect(dataRows(page)).toHaveCount(1);
});

test('the bar of a form stays at the foot of the window, and the end of the page comes out above it', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openList(page, product, '?q=AT-15');
  await dataRows(page).first().getByRole('link').first().click();
  const bar = page.getByRole('button', { name: '保存する' });
  await page.getByRole('button', { name: '変更履歴' }).click();
  await page.getByText(/登録時の内容/).click();
  const last = page.getByRole('definition').last();
  await expect(last).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [button, end] = [await bar.boundingBox(), await last.boundingBox()];
  expect(button?.y).toBeGreaterThan(430);
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

test('a list is exported as a file', async ({ page, product }) => {
  await openList(page, product, '?q=AT-0&sort=-code');
  await page.getByRole('button', { name: 'ファイル出力' }).click();
  await page.getByText('CSV（UTF-8）').click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ダウンロード' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^車両-\d{8}-\d{4}\.csv$/);
});
