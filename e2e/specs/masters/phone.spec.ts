import type { Locator } from '@playwright/test';
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

test('on a phone an urgent note is read with two presses', async ({ page, product }) => {
  await logInByApi(page, product, 'driver');
  await page.goto(product.url);
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.tap();
  };
  await press(page.getByRole('region', { name: '使える画面' }).getByRole('link', { name: '配送先情報共有' }));
  const urgent = page.getByRole('main').getByRole('listitem').filter({ hasText: '緊急' }).first();
  await press(urgent.getByRole('link').first());
  await expect(page.getByRole('main').getByText('緊急').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '配送先コメント一覧' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(2);
});
