import type { Browser, Locator, Page } from '@playwright/test';
import { type AddedVehicle, addVehicle } from '../../product/add-vehicle.ts';
import { firstPage } from '../../product/first-page.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import type { Product } from '../../product/product.ts';

test.beforeEach(async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '状態の変更' });
const rowOf = (page: Page, { code }: AddedVehicle) => page.getByRole('row').filter({ hasText: code });

/** Waits for the whole form: a dialog over it starts from the row as it was read. */
async function openForm(page: Page, product: Product, { id, code }: AddedVehicle): Promise<void> {
  await page.goto(`${product.url}/vehicles/edit/${id}`);
  await expect(page.getByLabel('社番')).toHaveValue(code, firstPage);
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '状態を変更' }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const send = (dialog: Locator) => dialog.getByRole('button', { name: '状態を変更' }).click();

async function _changeStatus(page: Page, to: string): Promise<void> {
  const dialog = await openDialog(page);
  await dialog.getByLabel('新しい状態').selectOption({ label: to });
  await send(dialog);
  await expect(dialog).toBeHidden();
}

/** Logs somebody in at another desk and opens the form of the vehicle. */
async function _atAnotherDesk(
  browser: Browser,
  product: Product,
  vehicle: AddedVehicle,
  act: (other: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
  const other = await context.newPage();
  await logInByApi(other, product, 'manager');
  await openForm(other, product, vehicle);
  await act(other);
  await context.close();
}

test('a vehicle found in the list goes out of service, and list, form and history show it', async ({
  page,
  product,
}) => {
  const vehicle = await addVehicle(page, product);
  await page.goto(`${product.url}/vehicles?q=${vehicle.code}`);
  await expect(rowOf(page, vehicle)).toContainText('稼働中', firstPage);
  await rowOf(page, vehicle).getByRole('link').first().click();
  await expect(page.getByLabel('社番')).toHaveValue(vehicle.code);

  const dialog = await openDialog(page);
  await expect(dialog.getByText('稼働中').first()).toBeVisible();
  await dialog.getByLabel('新しい状態').selectOption({ label: '整備中' });
  await dialog.getByRole('textbox', { name: '開始日' }).fill('20260401');
  await dialog.getByRole('textbox', { name: '終了日' }).fill('2099/3/31');
  await dialog.getByLabel('備考').fill('冷凍機の修理');
  await send(dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('保存しました')).toBeVisible();
  await expect(page.getByRole('main').getByText('整備中')).toBeVisible();

  await page.goto(`${product.url}/vehicles?status=inMaintenance&q=${vehicle.code}`);
  await expect(rowOf(page, vehicle)).toContainText('整備中');

  await page.goto(`${product.url}/vehicles/histories/${vehicle.id}`);
  await expect(page.getByRole('region', { name: '車両の概要' })).toContainText('2026/04/01 〜 2099/03/31');
  const entry = page.getByRole('tabpanel').getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('稼働中 → 整備中（2099/03/31まで）');
  await expect(entry).toContainText('冷凍機の修理');
});

test('the keyboard alone opens the dialog, chooses and saves, and the focus returns', async ({ page, product }) => {
  const vehicle = await addVehicle(page, product);
  await openForm(page, product, vehicle);
  const keys = page.keyboard;
  const button = page.getByRole('button', { name: '状態を変更' });
  await button.focus();
  await keys.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  const status = dialog.getByLabel('新しい状態');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let steps = 0; steps < 3 && !(await hasFocus(status)); steps += 1) await keys.press('Tab');
  await expect(status).toBeFocused();
  await keys.press('ArrowDown');
  await keys.press('ArrowDown');
  await expect(status.locator('option:checked')).toHaveText('休車');
  await keys.press('Enter');
  await expect(dialog.getByRole('textbox', { name: '開始日' })).toBeFocused();
  await keys.press('Enter');
  await keys.type('20990331');
  await keys.press('Enter');
  await keys.type('車検切れ');
  await keys.press('Tab');
  await keys.press('Tab');
  await expect(dialog.getByRole('button', { name: '状態を変更' })).toBeFocused();
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('休車')).toBeVisible();
  await expect(button).toBeFocused();
});
