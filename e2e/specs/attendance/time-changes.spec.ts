import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

test('what a dispatcher asks for is approved by the manager, and then counts', async ({ browser, page, product }) => {
  await logInByApi(page, product, 'dispatcher');
  const yesterday = new Date(Date.now() - 15 * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`${product.url}/driver-time-in-out?date=${yesterday}`);
  const row = page
    .locator('tbody tr[data-row]')
    .filter({ hasText: /\d:\d\d/ })
    .nth(4);
  const code = (await row.locator('[data-code]').textContent()) ?? '';
  await row.focus();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '退勤の時刻' }).fill('23:58');
  await expect(dialog.getByText('承認されると打刻に反映されます。')).toBeVisible();
  await dialog.getByRole('button', { name: '申請する' }).click();
  await expect(dialog).toBeHidden();

  const context = await browser.newContext();
  const desk = await context.newPage();
  await logInByApi(desk, product, 'manager');
  await desk.goto(`${product.url}/time-changes`);
  const asked = desk.locator('li').filter({ hasText: code }).filter({ hasText: '23:58' });
  await asked.getByRole('button', { expanded: false }).click();
  await asked.getByRole('button', { name: '承認する' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.locator('tbody tr[data-row]').filter({ hasText: code })).toContainText('23:58');
  await context.close();
});
