import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { sticksOut } from '../../product/sticks-out.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone nothing is wider than the screen, on any kind of page', async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await expect(page.getByLabel('ログインID')).toBeVisible();
  expect(await sticksOut(page)).toEqual([]);
  await logInByApi(page, product, 'admin');
  for (const path of [
    '/',
    '/vehicles',
    '/vehicles/add',
    '/departments',
    '/departments/add',
    '/vehicle-type',
    '/users',
    '/users/add',
    '/roles',
    '/audit',
    '/retention',
    '/debug',
  ]) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await sticksOut(page), path).toEqual([]);
  }
});
