import { demoPassword } from '@haisha/demo-company/demo-users';
import type { Page } from '@playwright/test';
import { addVehicle } from '../../product/add-vehicle.ts';
import { fillDepartment } from '../../product/fill-department.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logIn } from '../../product/log-in.ts';
import { logInByApi, post } from '../../product/log-in-by-api.ts';
import { openFold } from '../../product/open-fold.ts';

const save = (page: Page) => page.getByRole('button', { name: '保存する' }).click();

test('when the API is killed under a form, the form says so, keeps the input, and saves once the API is back', async ({
  page,
  ownProduct: product,
}) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/departments/add`);
  await fillDepartment(page, 'KILL-1');
  await product.kill();
  await save(page);
  await expect(page.getByText(/サーバーに接続できません/).first()).toBeVisible();
  await product.run();
  await expect(page.getByLabel('部署コード')).toHaveValue('KILL-1');
  await save(page);
  await expect(page).toHaveURL(`${product.url}/departments`);
  await expect(page.getByRole('gridcell', { name: 'KILL-1', exact: true }).first()).toBeVisible();
});

test('an acknowledged change survives a kill', async ({ page, ownProduct: product }) => {
  await logInByApi(page, product, 'admin');
  const { request } = page.context();
  const read = async () =>
    (await (await request.get(`${product.url}/api/vehicles?sort=-code&pageSize=1`)).json()).items[0];
  const { id, version } = await read();
  const archived = await post(request, product, page, `/api/vehicles/${id}/archive`, { version });
  expect(archived.status()).toBe(200);
  await product.kill();
  await product.run();
  const after = await request.get(`${product.url}/api/vehicles/${id}`);
  expect(await after.json()).toEqual(await archived.json());
});

test('when the session ends over an open form, a dialog asks for the login, and the form stays and saves', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/departments/add`);
  await fillDepartment(page, 'STAY-1');
  await page.context().clearCookies();
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('ログインが終了しました');
  await expect(page.locator('input[name="code"]')).toHaveValue('STAY-1');
  await dialog.getByLabel('パスワード', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'ログインして続ける' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('gridcell', { name: 'STAY-1', exact: true }).first()).toBeVisible();
});

test('when a vehicle is archived under its open form, the form restores it and saves the input', async ({
  page,
  product,
}) => {
  // Nothing reports it before the save does.
  await page.routeWebSocket(/\/app\//, (socket) => void socket.close());
  await logInByApi(page, product, 'admin');
  const { id, version } = await addVehicle(page, product);
  await page.goto(`${product.url}/vehicles/edit/${id}`);
  await (await openFold(page, 'textarea[name="note"]')).fill('書きかけ');
  await post(page.context().request, product, page, `/api/vehicles/${id}/archive`, { version });
  await save(page);
  const notice = page.getByText(/にアーカイブしました/);
  await expect(notice).toBeInViewport();
  await expect(page.getByLabel('備考')).toHaveValue('書きかけ');
  await expect(page.getByRole('button', { name: '元に戻す' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: '保存する' })).toBeFocused();
  await save(page);
  await expect(page).toHaveURL(`${product.url}/vehicles`);
  const saved = await page.context().request.get(`${product.url}/api/vehicles/${id}`);
  expect(await saved.json()).toMatchObject({ note: '書きかけ', archivedAt: null, version: version + 3 });
});

test('unsaved input is protected on every exit: link, back, logout', async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await logIn(page, 'admin');
  await page.getByRole('link', { name: '部署', exact: true }).click();
  await page.getByRole('link', { name: '新規登録' }).click();
  await page.getByLabel('部署コード').fill('GUARD-1');
  const stay = async () => {
    await page.getByRole('button', { name: '入力に戻る' }).click();
    await expect(page.getByLabel('部署コード')).toHaveValue('GUARD-1');
  };
  await page.getByRole('link', { name: '車両', exact: true }).click();
  await stay();
  await page.goBack();
  await stay();
  await page.getByRole('button', { name: /さんのメニュー/ }).click();
  await page.getByRole('menuitem', { name: 'ログアウト', exact: true }).click();
  await stay();
});

test('another language keeps what was typed, what is wrong and the focus, and the input is still unsaved', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/departments/add`);
  await page.getByLabel('部署名').fill('言語の確認');
  await page.getByLabel('部署コード').fill('A'.repeat(23));
  await page.getByLabel('略称').focus();
  await expect(page.getByText('部署コードは20文字以内で入力してください（今は23文字）')).toBeVisible();
  await page.getByRole('button', { name: /さんのメニュー/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveURL(`${product.url}/en/departments/add`);
  await expect(page.getByText('Use at most 20 characters for the department code (now 23)')).toBeVisible();
  await expect(page.getByLabel('Department name')).toHaveValue('言語の確認');
  await expect(page.getByLabel('Short name')).toBeFocused();
  await page.getByRole('link', { name: 'Vehicles', exact: true }).click();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Department code')).toHaveValue('A'.repeat(23));
  await page.getByRole('button', { name: /Menu of/ }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.getByLabel('部署名')).toHaveValue('言語の確認');
});

test('another language keeps the filters of a list and what is selected in it', async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/vehicles?sort=-code`);
  const rows = page.getByRole('grid').getByRole('checkbox');
  await rows.nth(1).check();
  await expect(page.getByText('1件を選択中')).toBeVisible();
  await page.getByRole('button', { name: /さんのメニュー/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveURL(`${product.url}/en/vehicles?sort=-code`);
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(rows.nth(1)).toBeChecked();
  await page.getByRole('button', { name: /Menu of/ }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.getByText('1件を選択中')).toBeVisible();
});

test('no network is told at once and by itself no longer; a form says that it is not saved, and saves later', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/departments/add`);
  await fillDepartment(page, 'OFF-1');
  await expect(page.getByText('自動更新')).toBeVisible({ timeout: 15_000 });
  const strip = page.getByText('ネットワークに接続されていません。');
  await page.context().setOffline(true);
  await expect(strip).toBeVisible({ timeout: 5_000 });
  await expect(page.getByText(/入力した内容は消えません/)).toBeVisible();
  await save(page);
  const failure = page.getByRole('alert').filter({ hasText: '保存できませんでした' });
  await expect(failure).toContainText('入力した内容は、この画面に残っています');
  await expect(page.getByLabel('部署コード')).toHaveValue('OFF-1');
  await page.context().setOffline(false);
  await expect(strip).toBeHidden();
  await failure.getByRole('button', { name: 'もう一度試す' }).click();
  await expect(page).toHaveURL(`${product.url}/departments`);
  await expect(page.getByRole('gridcell', { name: 'OFF-1', exact: true }).first()).toBeVisible();
});

test('a list is fresh once the network is back', async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
  const { id, code, version } = await addVehicle(page, product);
  await page.goto(`${product.url}/vehicles?q=${code}`);
  await expect(page.getByRole('grid').getByText(code)).toBeVisible();
  await expect(page.getByText('自動更新')).toBeVisible({ timeout: 15_000 });
  await page.routeWebSocket(/\/app\//, (socket) => void socket.close());
  await page.context().setOffline(true);
  await expect(page.getByText('接続なし')).toBeVisible({ timeout: 5_000 });
  const other = await page.context().browser()?.newContext();
  if (!other) throw new Error('There is no browser');
  const colleague = await other.newPage();
  await logInByApi(colleague, product, 'admin');
  await post(other.request, product, colleague, `/api/vehicles/${id}/archive`, { version });
  await expect(page.getByRole('grid').getByText(code)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('grid').getByText(code)).toBeHidden({ timeout: 20_000 });
  await other.close();
});
