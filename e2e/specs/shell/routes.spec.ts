import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { shellRoutes } from '../../product/routes.ts';
import { walkRoutes } from '../../product/walk-routes.ts';

test.describe.configure({ mode: 'parallel' });

walkRoutes(shellRoutes);

test('an address that cannot be decoded ends in the page for what does not exist', async ({ page, product }) => {
  await logInByApi(page, product, 'viewer');
  for (const address of ['/vehicles/edit/%E0%A4%A', '/%', '/en/%zz?tab=%']) {
    await page.goto(product.url + address);
    await expect(
      page.getByRole('heading', { level: 1, name: /^(?:ページが見つかりません|Page not found)/i }),
    ).toBeVisible();
  }
});

test('switching the language keeps the page and its address', async ({ page, product }) => {
  await logInByApi(page, product, 'viewer');
  await page.goto(`${product.url}/vehicles?sort=-code`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: /さんのメニュー/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveURL(`${product.url}/en/vehicles?sort=-code`);
  await expect(page).toHaveTitle(/^Vehicle/);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'haisha-locale');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
});
