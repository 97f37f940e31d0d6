import type { Page } from '@playwright/test';
import { addVehicle } from '../../product/add-vehicle.ts';
import { coveredByToasts } from '../../product/covered-by-toasts.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import type { Product } from '../../product/product.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'お知らせ' });

/** Archives a vehicle: the toast with the way back stays for ten seconds, and longer under the pointer. */
async function archiveOne(page: Page, product: Product, path = ''): Promise<void> {
  await logInByApi(page, product, 'admin');
  const { id } = await addVehicle(page, product);
  await page.goto(`${product.url}${path}/vehicles/edit/${id}`);
  await page.getByRole('button', { name: path === '' ? 'アーカイブ' : 'Archive', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: path === '' ? 'アーカイブする' : 'Archive', exact: true })
    .click();
  await page.locator('.Toastify__toast').hover();
  await expect(page.locator('[data-row-id]').first()).toBeVisible();
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('no toast lies over a control of a list, of its filters, of its panel or of a form', async ({
    page,
    product,
  }) => {
    await archiveOne(page, product);
    expect(await coveredByToasts(page), 'list').toEqual([]);
    await page.getByRole('button', { name: '絞り込み' }).press('Enter');
    expect(await coveredByToasts(page), 'filters').toEqual([]);
    await page.locator('[data-row-id]').nth(1).press('Space');
    await expect(page.getByRole('complementary').getByRole('button', { name: '閉じる' })).toBeVisible();
    expect(await coveredByToasts(page), 'panel').toEqual([]);
    await page.locator('[data-row-id]').nth(1).press('Enter');
    await expect(page.getByRole('button', { name: '保存する' })).toBeVisible();
    expect(await coveredByToasts(page), 'form').toEqual([]);
    await notices(page).getByRole('button', { name: '元に戻す' }).click();
  });

  test('no toast lies over a control where the page says of an error that it stands', async ({ page, product }) => {
    await archiveOne(page, product);
    await page.route('**/restore', (route) => route.fulfill({ status: 500, body: '{}' }));
    await notices(page).getByRole('button', { name: '元に戻す' }).click();
    await expect(notices(page).getByRole('alert')).toBeVisible();
    expect(await coveredByToasts(page)).toEqual([]);
  });
});

for (const path of ['', '/en']) {
  test(`no toast lies over a control of a list or a form on a phone (${path || '/'})`, async ({ page, product }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await archiveOne(page, product, path);
    const toast = page.locator('.Toastify__toast');
    expect(await coveredByToasts(page), 'list').toEqual([]);
    expect((await toast.boundingBox())?.height).toBeLessThanOrEqual(48);
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { x: 390, width: 0 };
    // Once its words have been read, the title comes back.
    await expect
      .poll(async () => (await toast.boundingBox())?.x, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(title.x + title.width);
    await page.locator('[data-row-id] a').nth(1).press('Enter');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(await coveredByToasts(page), 'form').toEqual([]);
    await toast.getByRole('button').first().click();
  });
}
