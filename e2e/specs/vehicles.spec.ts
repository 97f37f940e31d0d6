import type { Page } from '@playwright/test';
import { expect, test } from '../product/fixtures.ts';
import type { Product } from '../product/product.ts';
import { signIn } from '../product/sign-in.ts';

test.beforeEach(async ({ page, product }) => {
  await signIn(page, product, 'manager');
});

async function openList(page: Page, product: Product, query = ''): Promise<void> {
  await page.goto(`${product.url}/vehicles${query}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

const dataRows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

test('the search ignores width, case, kana and variants of kanji', async ({ page, product }) => {
  await openList(page, product);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ﾁﾊﾞ');
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('grid')).toContainText('千葉');
});

test('the list is its address: search, filter, order and page can be sent to a colleague', async ({
  page,
  product,
  context,
}) => {
  await openList(page, product, '?sort=-code&pageSize=20&page=2');
  const first = await dataRows(page).first().textContent();
  const colleague = await context.newPage();
  await openList(colleague, product, new URL(page.url()).search);
  expect(await dataRows(colleague).first().textContent()).toBe(first);
  await page.getByRole('columnheader', { name: '車両コード' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=code|(?<!sort=)$/);
  await page.goBack();
  await expect(page).toHaveURL(/sort=-code/);
});

test('keys alone go through the list and open a vehicle', async ({ page, product }) => {
  await openList(page, product);
  await dataRows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vehicles\/edit\//);
});
