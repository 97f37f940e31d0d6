import type { Page } from '@playwright/test';
import { addVehicle } from '../../product/add-vehicle.ts';
import { changeVehicle } from '../../product/change-vehicle.ts';
import { accessibilityFaults, expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { openLive, secondBrowser } from '../../product/second-browser.ts';

const panelOf = (page: Page, name: RegExp) => page.getByRole('complementary', { name });

/** Presses keys and counts them; typing counts as none. */
function countedKeys(page: Page) {
  let presses = 0;
  return {
    press: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
    count: () => presses,
  };
}

test('a vehicle is found by its plate and a date corrected with six key presses', async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
  const code = `PANEL-${Date.now() % 1_000_000}`;
  const serialNumber = String(1000 + (Date.now() % 9000));
  const plate = { region: '春日部', classNumber: '400', kana: 'い', serialNumber };
  await addVehicle(page, product, { code, plate });
  await page.goto(`${product.url}/vehicles`);
  await expect(page.getByRole('grid')).toBeVisible();

  const keys = countedKeys(page);
  await keys.press('/');
  await page.keyboard.type(`春日部 400 い ${serialNumber.slice(0, 2)}-${serialNumber.slice(2)}`);
  await expect(page.getByRole('row', { name: new RegExp(code) })).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(code) })).toBeFocused();
  await keys.press('Space');
  const panel = panelOf(page, new RegExp(code));
  await expect(panel.getByRole('button', { name: /^車検 .*修正$/ })).toBeAttached();
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(panel.getByRole('textbox', { name: '車検満了日' })).toBeFocused();
  await page.keyboard.type('R10.3.25');
  await keys.press('Enter');
  await expect(panel.getByRole('region', { name: '期限' })).toContainText('2028/03/25');
  expect(keys.count()).toBeLessThanOrEqual(6);

  await page.getByRole('region', { name: 'お知らせ' }).getByRole('button', { name: '元に戻す' }).click();
  await expect(panel.getByRole('region', { name: '期限' })).not.toContainText('2028/03/25');
});

test('the panel follows what others save, stays with the address, and Back leaves the list', async ({
  page,
  browser,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  const code = `BESIDE-${Date.now() % 1_000_000}`;
  const { id } = await addVehicle(page, product, { code });
  await page.goto(`${product.url}/departments`);
  await expect(page.getByRole('grid')).toBeVisible();
  await openLive(page, `${product.url}/vehicles?q=${code}`);
  await page
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('gridcell')
    .nth(2)
    .click();
  const panel = panelOf(page, new RegExp(code));
  await expect(panel.getByRole('heading', { level: 2, name: code })).toBeVisible();
  expect(await accessibilityFaults(page, { within: panel })).toEqual([]);

  const other = await secondBrowser(browser, product, 'manager');
  await other.goto(product.url);
  await changeVehicle(other, product, id, { note: '左後ろの灯火を交換' });
  await expect(panel.getByText('左後ろの灯火を交換')).toBeVisible();
  await other.context().close();

  await expect(page).toHaveURL(new RegExp(`panel=${id}`));
  await page.reload();
  await expect(panel.getByText('左後ろの灯火を交換')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/departments`);
});

test('on a phone a press opens the page', async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/vehicles?q=AT-14`);
  await page.getByText('AT-14').first().click();
  await expect(page).toHaveURL(/\/vehicles\/edit\//);
  await expect(page.getByRole('complementary')).toHaveCount(0);
});
