import type { Page } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import type { Product } from '../../product/product.ts';

async function openList(page: Page, product: Product, address: string): Promise<void> {
  await logInByApi(page, product, 'admin');
  await page.goto(product.url + address);
  await expect(page.locator('[data-row-id]').first()).toBeVisible();
}

/** How much of the table lies beyond the side of its box, in px. */
const hiddenPx = (page: Page) =>
  page.locator('table[role=grid]').evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : -1));

const heads = (page: Page) => page.locator('thead th').allInnerTexts();

const lists = ['/vehicles', '/drivers', '/delivery', '/course-master', '/delivery-destination'];

for (const width of [960, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 600 } });

    for (const language of ['', '/en']) {
      test(`all of the lists at ${language || '/'} is in sight`, async ({ page, product }) => {
        for (const path of lists) {
          await openList(page, product, language + path);
          expect(await hiddenPx(page), path).toBe(0);
        }
      });
    }
  });
}

test.describe('beside a panel at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('vehicles keep their state and their days, and the list says what has no room', async ({ page, product }) => {
    await openList(page, product, '/vehicles');
    await expect(page.getByRole('button', { name: '表示する列', exact: true })).toBeVisible();
    await page.locator('[data-row-id]').first().press('Space');
    await expect(page.getByRole('complementary', { name: /^AT-01/ })).toBeVisible();
    expect(await heads(page)).toEqual(['', '社番', 'ナンバー', '車種', '状態', '車検', '3か月点検']);
    expect(await hiddenPx(page)).toBe(0);
    await page.getByRole('button', { name: /^表示する列 \d+\/\d+（幅に収まらない列: 部署）$/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '部署' })).toContainText('幅に収まりません');
  });
});

test.describe('at 960 × 600', () => {
  test.use({ viewport: { width: 960, height: 600 } });

  test('what the rows are sorted by stays in sight', async ({ page, product }) => {
    await openList(page, product, '/delivery');
    expect(await heads(page)).not.toContain('重量');
    await openList(page, product, '/delivery?sort=weightKg');
    expect(await heads(page)).toContain('重量');
  });

  test('columns that somebody chose are all there, and what names the row stays beside them', async ({
    page,
    product,
  }) => {
    const columns = 'code,plate,departmentName,status,ownershipType,bodyType,grossWeightKg,maxLoadKg,odometerKm';
    await openList(page, product, `/vehicles?columns=${columns}`);
    expect(await hiddenPx(page)).toBeGreaterThan(100);
    const first = page.locator('[data-row-id]').first().locator('td');
    const left = async (at: number) => (await first.nth(at).boundingBox())?.x;
    const [box, code, plate = 0] = [await left(0), await left(1), await left(2)];
    await page.locator('table[role=grid]').evaluate(({ parentElement: frame }) => frame?.scrollTo({ left: 90 }));
    await expect.poll(() => left(2)).toBe(plate - 90);
    expect([await left(0), await left(1)]).toEqual([box, code]);
  });
});
