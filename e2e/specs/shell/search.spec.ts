import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

test('Ctrl+K finds a vehicle by a part of its plate and opens it', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  const { items } = await (await page.request.get(`${product.url}/api/vehicles?pageSize=1`)).json();
  const [{ id, plate }] = items as [{ id: string; plate: { region: string; kana: string; serialNumber: string } }];
  const typed = `${plate.kana}${plate.serialNumber}`;
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();

  const keys = page.keyboard;
  const search = page.getByRole('combobox', { name: 'データ・画面・操作を検索' });
  await keys.press('Control+k');
  await expect(search).toBeFocused();
  await keys.insertText(typed);
  await keys.press('Enter');
  await expect(page).toHaveURL(`${product.url}/vehicles/edit/${id}`);
  await expect(page.locator('[name="code"]')).toBeVisible();

  await keys.press('Control+k');
  await expect(search).toHaveValue(typed);
  await expect(search).toBeFocused();
  const selected = () => search.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  expect(await selected()).toEqual([0, typed.length]);
  await expect(page.getByRole('group', { name: '車両' }).getByRole('option').first()).toContainText(plate.region);
  await keys.press('Backspace');
  await expect(page.getByRole('group', { name: '画面' }).getByRole('option').first()).toHaveText('ホーム');
  await keys.insertText('くるま');
  await keys.press('Enter');
  await expect(page).toHaveURL(`${product.url}/vehicles`);

  await keys.press('Control+k');
  await keys.press('Backspace');
  await expect(page.getByRole('group', { name: '最近' }).getByRole('option').first()).toContainText(plate.region);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search of the menu fills the width, with rows for a finger', async ({ page, product }) => {
    await logInByApi(page, product, 'manager');
    await page.goto(product.url);
    await page.getByRole('button', { name: 'メニューを開く' }).click();
    await page.getByRole('button', { name: '検索', exact: true }).click();
    await page.getByRole('combobox', { name: 'データ・画面・操作を検索' }).fill('大宮');
    const row = page.getByRole('option').first();
    await expect(row).toBeVisible();
    const [sheet, height] = [await page.getByRole('dialog').boundingBox(), (await row.boundingBox())?.height];
    expect(sheet).toMatchObject({ x: 0, y: 0, width: 390 });
    expect(height).toBeGreaterThanOrEqual(44);
    await row.click();
    await expect(page.getByRole('dialog', { name: 'データ・画面・操作を検索' })).toBeHidden();
    await expect(page).toHaveURL(/\/(?:edit\/|\?open=)/);
  });
});

test('a run is found by its number without its hyphen, and opens where it stands on the board', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'dispatcher');
  const answer = await page.context().request.get(`${product.url}/api/allocations?pageSize=1`);
  const [run]: { id: string; number: string }[] = (await answer.json()).items;
  for (const [prefix, kind] of [
    ['', '配車'],
    ['/en', 'Allocations'],
  ]) {
    await page.goto(`${product.url}${prefix}/account`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(run?.number.replace('-', '').toLowerCase() ?? '');
    await expect(page.getByRole('group', { name: kind }).getByRole('option')).toContainText(run?.number ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.url}${prefix}/vehicle-allocation/edit/${run?.id}`);
  }
});
