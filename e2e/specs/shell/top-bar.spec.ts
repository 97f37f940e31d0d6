import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

test('the search of the sidebar shows its whole name in English', async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/en`);
  const name = page.getByRole('button', { name: 'Search', exact: true });
  await expect(name).toBeVisible();
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens by its button and its links work', async ({ page, product }) => {
    await logInByApi(page, product, 'admin');
    await page.goto(product.url);
    await page.getByRole('button', { name: 'メニューを開く' }).click();
    await page.getByRole('button', { name: 'マスタ', expanded: false }).click();
    await page.getByRole('link', { name: '車両', exact: true }).click();
    await expect(page).toHaveURL(`${product.url}/vehicles`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('車両');
  });
});
