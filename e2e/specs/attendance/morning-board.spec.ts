import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { openLive, secondBrowser } from '../../product/second-browser.ts';

const path = '/attendance-departure-of-the-driver';

test('a roll call is recorded by six keys, and others see it at once', async ({ browser, page, product }) => {
  await logInByApi(page, product, 'manager');
  const other = await secondBrowser(browser, product, 'viewer');
  await Promise.all([openLive(page, product.url + path), openLive(other, product.url + path)]);
  const name = (await page.locator('[data-driver] [data-name]').first().innerText()).split('\n')[0] ?? '';
  const rowOf = (who: typeof page) => who.locator('[data-driver]', { hasText: name }).first();
  const before = (await rowOf(other).innerText()).replaceAll('対面', '');

  await rowOf(page).focus();
  await page.keyboard.press('r');
  const panel = page.getByRole('complementary', { name: /点呼$/ });
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: '業務前点呼' }).click();
  await panel.focus();
  for (const key of ['1', 'Space', 'Space', 'Space', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText(/の業務前点呼を記録しました（可）。/)).toBeVisible();
  await expect(rowOf(page)).toContainText(/対面 0\.00/);

  await expect(rowOf(other)).toContainText('対面');
  await expect(rowOf(other)).not.toContainText('0.00');
  expect(before).not.toBe(await rowOf(other).innerText());
  await other.context().close();
});
