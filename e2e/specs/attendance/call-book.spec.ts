import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

const board = '/attendance-departure-of-the-driver';

test('the call book is reached from the board, read on by scrolling, narrowed and printed', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'manager');
  await page.goto(`${product.url}${board}`);
  await page.getByRole('button', { name: 'その他の操作' }).click();
  await page.getByRole('menuitem', { name: '点呼記録簿' }).click();
  await expect(page.getByRole('heading', { name: '点呼記録簿' })).toBeVisible();
  await expect(page).toHaveURL(/period=range&from=\d{4}-\d\d-\d\d&to=/);

  await page.goto(`${product.url}${board}/call-book`);
  const rows = page.locator('tr[data-row-id]');
  await rows.first().focus();
  await expect(page.getByText(/件中 200件を表示/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(/件中 (?!200件)[\d,]+件を表示/)).toBeVisible();
  expect(await rows.count()).toBeLessThan(100);

  await page.getByRole('button', { name: /^点呼なし出庫/ }).click();
  await expect(page).toHaveURL(/entry=open&entry=acknowledged/);
  await rows.filter({ hasText: '確認済' }).first().click();
  await expect(page.getByRole('complementary').filter({ hasText: '車内の無線で点呼済' })).toBeVisible();
  const paper = await page.getByRole('link', { name: '印刷（PDF）' }).getAttribute('href');
  const answer = await page.context().request.get(new URL(paper ?? '', product.url).href);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
});
