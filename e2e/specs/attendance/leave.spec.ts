import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { openLive, secondBrowser } from '../../product/second-browser.ts';

test('a driver asks for leave, and the office sees it at once and approves it', async ({ browser, page, product }) => {
  await logInByApi(page, product, 'labour');
  const driver = await secondBrowser(browser, product, 'driver');
  await openLive(driver, `${product.url}/leave`);
  await openLive(page, `${product.url}/leave`);
  const ahead = new Date(Date.now() + 150 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '/');

  await driver.getByRole('button', { name: '休暇を申請' }).click();
  const form = driver.getByRole('dialog', { name: '休暇の申請' });
  await form.getByRole('combobox', { name: '単位' }).selectOption({ label: '午後' });
  await form.getByRole('textbox', { name: '開始日' }).fill(ahead);
  await form.getByRole('textbox', { name: '備考' }).fill('役所の手続き');
  await form.getByRole('button', { name: '申請' }).click();
  await expect(driver.getByText(/休暇を申請しました/)).toBeVisible();

  const waiting = page
    .getByRole('table', { name: /承認待ち/ })
    .getByRole('row')
    .filter({ hasText: ahead });
  await expect(waiting).toContainText('午後');
  await waiting.focus();
  await page.keyboard.press('a');
  await page.getByRole('dialog').getByRole('button', { name: '承認' }).click();
  await expect(page.getByText(/休暇を承認しました/)).toBeVisible();
  await driver.reload();
  await expect(driver.getByRole('row').filter({ hasText: ahead })).toContainText('承認済');
  await driver.context().close();
});
