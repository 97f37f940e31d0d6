import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

/** Yesterday in Japan. */
const day = new Date(Date.now() + 9 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);

test('punches of a file are looked at, stored, known the second time, and taken back', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  await page.goto(`${product.url}/driver-time-in-out/files`);
  const lines = ['コード,日付,休憩開始,休憩終了', `IW-D01,${day},23:01,23:09`, `X-0,${day},5:00,5:10`];
  const file = { name: '打刻.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  const table = page.getByRole('table', { name: 'ファイルの行' });
  await expect(table.getByRole('row').nth(1)).toContainText('新規');
  await expect(table.getByRole('row').nth(2)).toContainText('ドライバー不明');
  await page.getByRole('button', { name: '新しい打刻2件を取り込む' }).click();
  await expect(page.getByText('打刻2件が入りました')).toBeVisible();
  await page.getByRole('button', { name: '別のファイルを選ぶ' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(table.getByRole('row').nth(1)).toContainText('登録済み');

  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: '取り込みを取り消す' }).click();
  await page.getByRole('textbox', { name: /取り消す理由/ }).fill('別の日のファイル');
  await page.getByRole('button', { name: '打刻2件を取り消す' }).click();
  await expect(page.getByText(/が打刻を取り消しました（理由: 別の日のファイル）/)).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText('新規');
});

test('a tablet is registered by its link, punches by code, and can do no more once it is revoked', async ({
  browser,
  page,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/punch-terminals`);
  await page.getByRole('button', { name: '端末を登録' }).click();
  const dialog = page.getByRole('dialog');
  const name = `玄関 ${Date.now()}`;
  await dialog.getByLabel('端末の名前').fill(name);
  const centre = dialog.getByRole('combobox');
  const iwatsuki = centre.locator('option', { hasText: '岩槻' }).first();
  await centre.selectOption((await iwatsuki.getAttribute('value')) ?? '');
  await dialog.getByRole('button', { name: '登録コードを発行' }).click();
  const link = (await dialog.locator('code').nth(1).textContent()) ?? '';

  const context = await browser.newContext();
  const tablet = await context.newPage();
  await tablet.goto(link);
  await tablet.getByRole('button', { name: '登録する' }).click();
  await expect(tablet.getByText(`岩槻センター ${name}`)).toBeVisible();
  await tablet.getByRole('textbox').fill('IW-D01');
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByText('佐藤 誠 さん')).toBeVisible();
  await tablet.getByRole('button', { name: '退勤' }).click();
  await expect(tablet.getByText(/^退勤 .* を記録しました$/)).toBeVisible();
  await tablet.getByRole('button', { name: 'English' }).click();
  await expect(tablet.getByText('Type your driver code or hold your card')).toBeVisible();
  await tablet
    .getByRole('button', { name: 'ダーク' })
    .or(tablet.getByRole('button', { name: 'Dark' }))
    .click();
  await tablet.getByRole('button', { name: '日本語' }).click();
  await tablet.reload();
  await expect(tablet.getByRole('textbox')).toBeVisible();

  await dialog.getByRole('button', { name: '閉じる' }).last().click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('使用中');
  await row.getByRole('button', { name: '無効にする' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '無効にする' }).click();
  await expect(row).toContainText('無効');
  await tablet.reload();
  await expect(tablet.getByText('この端末を登録します')).toBeVisible();
  await context.close();
});
