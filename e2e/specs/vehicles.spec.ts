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

test('the search ignores width, case, kana and spacing', async ({ page, product }) => {
  const found = page.getByText(/^全\d+件中/);
  await openList(page, product, `?q=${encodeURIComponent('プロフィア')}`);
  const all = (await found.textContent()) ?? '';
  await openList(page, product);
  await expect(found).not.toHaveText(all);
  for (const query of ['ﾌﾟﾛﾌｨｱ', 'ぷろふぃあ', 'プロ フィア']) {
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await expect(search).toBeFocused();
    await search.fill(query);
    await expect(found).toHaveText(all);
    await search.blur();
  }
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
  await page.getByRole('columnheader', { name: '社番' }).getByRole('button').click();
  await expect(page).not.toHaveURL(/sort=-code/);
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
