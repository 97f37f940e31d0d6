import { demoLoginId, demoPassword } from '@haisha/demo-company/demo-users';
import type { Page } from '@playwright/test';
import { firstPage } from '../../product/first-page.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

test('a whole day without a mouse: log in, find, open, change, save, log out', async ({ page, product }) => {
  const keys = page.keyboard;
  await page.goto(`${product.url}/login`);
  await expect(page.getByLabel('ログインID')).toBeFocused();
  await keys.type(demoLoginId('manager'));
  await keys.press('Tab');
  await keys.type(demoPassword);
  await keys.press('Enter');
  await expect(page).toHaveURL(`${product.url}/`);

  await expect(page.getByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
  await keys.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await keys.type('車両');
  await expect(page.getByRole('option', { name: /^車両/ }).first()).toBeVisible();
  await keys.press('Enter');
  await expect(page).toHaveURL(`${product.url}/vehicles`);
  await expect(page.getByRole('grid')).toBeVisible();

  await keys.press('?');
  await expect(page.getByRole('dialog', { name: 'キーボード操作' })).toBeVisible();
  await keys.press('Escape');

  await keys.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keys.type('1');
  await expect(page).toHaveURL(/q=1/);
  await tabTo(page, 'tbody tr');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/vehicles\/edit\//);

  await tabTo(page, '[data-section="その他"] summary');
  await keys.press('Enter');
  await keys.press('Tab');
  await expect(page.locator('textarea[name="note"]')).toBeFocused();
  await keys.press('Control+a');
  await keys.type(`点検済み ${Date.now()}`);
  await keys.press('Control+s');
  await expect(page.getByText('保存しました')).toBeVisible();
});

test('whoever leaves the form in a dialog is back on the row it was opened from', async ({ page, product }) => {
  const keys = page.keyboard;
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/customers`);
  await expect(page.getByRole('gridcell').first()).toBeVisible(firstPage);
  await keys.press('ArrowDown');
  await keys.press('ArrowDown');
  const row = page.getByRole('row').nth(2);
  await expect(row).toBeFocused();
  await keys.press('Enter');
  await expect(page.locator('input[name=code]')).toBeFocused();
  await keys.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toBeFocused();
});

/** Presses Tab until the focus is on a matching element. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selectorInPage) => document.activeElement?.matches(selectorInPage) ?? false, selector))
      return;
  }
  throw new Error(`Tab never reached ${selector}`);
}
