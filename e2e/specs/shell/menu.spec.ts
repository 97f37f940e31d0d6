import type { Page } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { withoutStart } from '../../product/without-start.ts';

const counts = { 配車: 4, 勤怠: 2, マスタ: 12, 帳票: 13, 管理: 5 };

/** Puts the entries of four areas into the menu, as they will be once all areas are live. */
async function fillMenu(page: Page): Promise<void> {
  await withoutStart(page);
  await page.route('**/builds/latest.json*', async (route) => {
    const response = await route.fetch();
    const pointer = await response.json();
    pointer.areas.masters.provides.navigation = Object.entries(counts).flatMap(([name, count], place) =>
      Array.from({ length: count }, (_, index) => ({
        path: place === 2 && index === 0 ? '/vehicles' : `/menu-${place}-${index}`,
        label: { ja: `${name}の画面${index + 1}`, en: `Page ${place}.${index + 1}` },
        icon: 'document',
        group: { ja: name, en: name },
        order: place * 100 + index,
        permission: 'vehicle.read',
      })),
    );
    await route.fulfill({ response, json: pointer });
  });
}

test.use({ viewport: { width: 1440, height: 900 } });

test('nothing in the menu of four areas scrolls, unfolded or as icons', async ({ page, product }) => {
  await fillMenu(page);
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/vehicles`);
  const menu = page.getByRole('navigation', { name: 'メインメニュー' });
  await expect(menu.getByRole('link', { name: 'マスタの画面12' })).toBeVisible();
  const side = page.getByRole('complementary');
  const scrolls = () =>
    side.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].some(
        (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight,
      ),
    );
  expect(await scrolls()).toBe(false);
  await page.getByRole('button', { name: 'メニューを畳む' }).click();
  await expect.poll(() => side.evaluate((element) => element.getBoundingClientRect().width)).toBe(52);
  await expect(menu.getByRole('link', { name: 'マスタの画面12' })).toBeVisible();
  expect(await scrolls()).toBe(false);
});

test('each entry of the menu has an icon of its own', async ({ page, product }) => {
  await withoutStart(page);
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/`);
  const menu = page.getByRole('navigation', { name: 'メインメニュー' });
  await expect(menu.getByRole('link', { name: 'ホーム' })).toBeVisible();
  const folded = menu.locator('button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  const icons = await menu.locator('a > svg').evaluateAll((all) => all.map((icon) => icon.getAttribute('data-icon')));
  expect(icons.length).toBeGreaterThan(20);
  expect(icons).toEqual([...new Set(icons)]);
});
