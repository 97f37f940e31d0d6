import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { openLive, secondBrowser } from '../../product/second-browser.ts';

const path = '/attendance-departure-of-the-driver';

test('a roll call is recorded by keys alone, and others see it at once', async ({ browser, page, product }) => {
  await logInByApi(page, product, 'manager');
  const other = await secondBrowser(browser, product, 'viewer');
  const { items } = await (await page.context().request.get(`${product.url}/api/departments?q=IW`)).json();
  const address = `${product.url}${path}?departmentId=${items[0].id}`;
  await Promise.all([openLive(page, address), openLive(other, address)]);
  const uncalled = page
    .locator('[data-driver]')
    .filter({ hasNotText: /対面|IT/ })
    .first();
  const row = `[data-driver="${await uncalled.getAttribute('data-driver')}"]`;

  await page.locator(row).focus();
  await page.keyboard.press('r');
  const panel = page.getByRole('complementary', { name: /点呼$/ });
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: '業務前点呼' }).click();
  await panel.focus();
  for (const key of ['1', '0', '.', '0', '0', 'Space', 'Space', 'Space', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText(/の業務前点呼を記録しました（可）。/)).toBeVisible();
  await expect(page.locator(row)).toContainText(/対面 0\.00/);

  await expect(other.locator(row)).toContainText('対面');
  await expect(other.locator(row)).not.toContainText('0.00');
  await other.context().close();
});

test('beside the panel of a call the board is whole, with the menu open', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  const { items } = await (await page.context().request.get(`${product.url}/api/departments?q=IW`)).json();
  for (const prefix of ['', '/en']) {
    await page.goto(`${product.url}${prefix}${path}?departmentId=${items[0].id}`);
    await page.locator('[data-driver]').first().focus();
    await page.keyboard.press('r');
    await expect(page.getByRole('complementary', { name: /点呼$|^Call/ })).toBeFocused();
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = await page.locator('[data-beside]').evaluate((board) => board.scrollWidth - board.clientWidth);
      expect(hidden, `${prefix} at ${width}`).toBe(0);
    }
  }
});

test('in a low or narrow window the drivers are in sight, each with a button that calls', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  const { items } = await (await page.context().request.get(`${product.url}/api/departments?q=IW`)).json();
  const rows = page.locator('[data-driver]');
  for (const prefix of ['', '/en']) {
    await page.setViewportSize({ width: 720, height: 450 });
    await page.goto(`${product.url}${prefix}${path}?departmentId=${items[0].id}`);
    await expect(rows.first()).toBeVisible();
    const low = await rows.first().boundingBox();
    expect((low?.y ?? 0) + 4 * (low?.height ?? 0), `${prefix}: four drivers`).toBeLessThanOrEqual(450);

    await page.setViewportSize({ width: 390, height: 844 });
    const row = rows.first();
    await expect.poll(async () => (await row.boundingBox())?.height).toBe(64);
    const call = await row.locator('[data-phone] a').boundingBox();
    expect([call?.width, call?.height], prefix).toEqual([44, 44]);

    await row.locator('[data-name]').click();
    await row.locator('[data-acts] button').first().click();
    await expect(page.getByRole('dialog', { name: /点呼$|duty$/ })).toBeVisible();
    const panel = await page.locator('[data-call]').boundingBox();
    expect(panel, prefix).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.keyboard.press('Escape');
  }
});
