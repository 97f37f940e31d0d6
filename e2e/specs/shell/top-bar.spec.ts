import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

test('a long title keeps clear of the state of the connection beside it', async ({ page, product }) => {
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  await logInByApi(page, product, 'admin');
  for (const [width, menu] of [
    [390, 'Open menu'],
    [1300, 'Fold the menu'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${product.url}/en/delivery-destination-share`);
    await expect(page.getByRole('button', { name: menu })).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const state = page.getByRole('banner').getByRole('status');
    await expect(state).toContainText(/Offline|Connecting|Every/, { timeout: 30_000 });
    const [left, right] = await Promise.all([title.boundingBox(), state.boundingBox()]);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens by its button and its links work', async ({ page, product }) => {
    await logInByApi(page, product, 'admin');
    await page.goto(product.url);
    await page.getByRole('button', { name: 'メニューを開く' }).click();
    await page.getByRole('link', { name: '車両', exact: true }).click();
    await expect(page).toHaveURL(`${product.url}/vehicles`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('車両');
  });
});
