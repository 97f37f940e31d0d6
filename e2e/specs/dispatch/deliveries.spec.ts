import type { Page } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

/** Types cells one after the other, each ended by Enter; `-` leaves one as it is. */
async function typeCells(page: Page, ...cells: readonly string[]): Promise<void> {
  for (const cell of cells) {
    if (cell !== '-') await page.keyboard.type(cell);
    await page.keyboard.press('Enter');
  }
}

test('three deliveries are entered by keyboard, found by their slip, and one of them is cancelled and brought back', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/delivery/add?as=sheet`);
  const sheet = page.getByRole('grid', { name: 'まとめて登録する配送' });
  await page.getByLabel('センター').selectOption({ label: 'センター: IW 岩槻センター' });
  await sheet.getByRole('gridcell').first().click();
  const slip = `E2E-${Date.now()}`;
  await typeCells(
    page,
    'HN',
    '岩槻センター',
    'HN-0002',
    '-',
    '8-10',
    '冷凍食品',
    '冷凍',
    '120',
    'ケース',
    '6',
    '-',
    '840',
  );
  await typeCells(page, `${slip}-1`, '-');
  for (const number of [2, 3]) {
    await page.keyboard.press('Control+d');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await typeCells(page, `${slip}-${number}`, '-');
  }
  await expect(page.getByText('3件を入力中')).toBeVisible();
  await expect(sheet.getByText(/^HN-0002 /)).toHaveCount(3);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('3件の配送を登録しました。')).toBeVisible();

  await page.goto(`${product.url}/delivery`);
  await expect(page.getByRole('button', { name: '運行日 今日・明日' })).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill(slip);
  await expect(page.getByText('1–3 / 3件')).toBeVisible();
  await expect(page.getByLabel('この条件の合計')).toContainText('2,520 kg');

  await page.getByRole('grid').getByRole('link').first().click();
  const state = page.getByRole('region', { name: '状況' });
  await expect(state.getByText('未配車')).toBeVisible();
  await state.getByRole('button', { name: '配送を取り消す' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '理由' }).fill('荷主の都合');
  await dialog.getByRole('button', { name: '取り消す' }).click();
  await expect(state.getByText('荷主の都合')).toBeVisible();
  await state.getByRole('button', { name: '状況を一つ戻す' }).click();
  await dialog.getByRole('textbox', { name: '理由' }).fill('誤って取り消した');
  await dialog.getByRole('button', { name: '状況を一つ戻す' }).click();
  await expect(state.getByText('未配車')).toBeVisible();

  await state.getByRole('button', { name: '運賃を入力' }).click();
  await dialog.getByRole('textbox', { name: '運賃', exact: true }).fill('23000');
  await dialog.getByRole('button', { name: '記録する' }).click();
  await expect(state.getByRole('region', { name: '運賃' })).toContainText('23,000');
  await state.getByRole('button', { name: '運賃を確定' }).click();
  await expect(state.getByRole('button', { name: '確定を外す' })).toBeVisible();
});
