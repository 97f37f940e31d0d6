import type { Page } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

/** A file as a customer keeps it, with headers of its own; `積荷メモ` is one that nobody can guess. */
function fileOf(slip: string, cases: readonly number[]): string {
  const lines = cases.map(
    (count, index) =>
      `${slip}-${index + 1},HN,IW,店舗直送,2026/12/01,みどり野 岩槻センター,HN-0002,冷蔵,${count},日配品`,
  );
  return ['納品書番号,荷主コード,担当センター,区分,納品日,出荷元,店舗コード,温度帯,ケース数,積荷メモ', ...lines].join(
    '\n',
  );
}

async function giveIn(page: Page, name: string, content: string): Promise<void> {
  await page.getByRole('link', { name: '取り込み', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: '取り込む' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取り込む' }).click();
}

test('the file of a customer becomes deliveries, and the changed one updates them by their slips', async ({
  page,
  product,
}) => {
  test.slow();
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/delivery`);
  const slip = `CSV-${Date.now()}`;
  const ofGoods = page.getByRole('combobox', { name: /積荷メモ/ });
  const judge = page.getByRole('button', { name: 'この対応で内容を確認する' });

  await giveIn(page, 'orders.csv', fileOf(slip, [10, 20, 30]));
  await expect(ofGoods).toHaveValue('');
  await ofGoods.selectOption({ label: '品名' });
  await judge.click();
  await expect(page.getByRole('tab', { name: /^新規 3/ })).toBeVisible({ timeout: 45_000 });
  await apply(page);
  await expect(page.getByText('3行を取り込みました。')).toBeVisible({ timeout: 45_000 });

  await page.getByRole('link', { name: '一覧を開く' }).click();
  await giveIn(page, 'orders-changed.csv', fileOf(slip, [12, 20, 30, 40]));
  await expect(ofGoods.locator('option:checked')).toHaveText('品名');
  await judge.click();
  await expect(page.getByRole('tab', { name: /^更新 1/ })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('tab', { name: /^新規 1/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^変更なし 2/ })).toBeVisible();
  await apply(page);
  await expect(page.getByText('2行を取り込みました。')).toBeVisible({ timeout: 45_000 });

  await page.goto(`${product.url}/delivery?period=all&q=${slip}`);
  await expect(page.getByText('1–4 / 4件')).toBeVisible();
  await expect(page.getByRole('grid')).toContainText('12');
});
