import { expect, test } from '../product/fixtures.ts';
import { logInByApi } from '../product/log-in-by-api.ts';
import { sticksOut } from '../product/sticks-out.ts';

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

test('the menu opens by its button and its links work', async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
  await page.goto(product.url);
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  await page.getByRole('link', { name: '車両', exact: true }).click();
  await expect(page).toHaveURL(`${product.url}/vehicles`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('車両');
});
