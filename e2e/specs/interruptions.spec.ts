import { demoPassword } from '@haisha/api/demo-users';
import { expect, test } from '../product/fixtures.ts';
import { logIn } from '../product/log-in.ts';
import { post, signIn } from '../product/sign-in.ts';

test('the API is killed while a page is open: it says so, and goes on when it is back', async ({
  page,
  ownProduct: product,
}) => {
  await signIn(page, product, 'admin');
  await page.goto(`${product.url}/departments/add`);
  await page.getByLabel('部署コード').fill('KILL-1');
  await product.kill();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await product.run();
  await expect(page.getByLabel('部署コード')).toHaveValue('KILL-1');
  await page.goto(`${product.url}/vehicles`);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('what was acknowledged survives a kill', async ({ page, ownProduct: product }) => {
  await signIn(page, product, 'admin');
  const read = async () => {
    const answer = await page.context().request.get(`${product.url}/api/vehicle-types?pageSize=1`);
    return ((await answer.json()) as { items: Record<string, unknown>[] }).items[0] ?? {};
  };
  const { id, version } = await read();
  const archived = await post(page.context().request, product, page, `/api/vehicle-types/${id}/archive`, { version });
  expect([200, 409]).toContain(archived.status());
  const audited = await page.context().request.get(`${product.url}/api/vehicle-types/${id}`);
  const before = await audited.json();
  await product.kill();
  await product.run();
  const after = await page.context().request.get(`${product.url}/api/vehicle-types/${id}`);
  expect(await after.json()).toEqual(before);
});

test('the session ends over an open form: logging in again happens in a dialog and the form stays', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'admin');
  await page.goto(`${product.url}/departments/add`);
  await page.getByLabel('部署コード').fill('STAY-1');
  await page.context().clearCookies();
  await page.getByRole('button', { name: '保存' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('ログインの有効期限が切れました');
  await dialog.getByLabel('パスワード', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'ログインして続ける' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('部署コード')).toHaveValue('STAY-1');
});

test('input is guarded on every exit: link, back, language, log-out', async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await logIn(page, 'admin');
  await page.getByRole('link', { name: '部署', exact: true }).click();
  await page.getByRole('link', { name: /登録/ }).click();
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
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await stay();
  await page.getByRole('button', { name: /さんのメニュー/ }).click();
  await page.getByRole('menuitem', { name: 'ログアウト', exact: true }).click();
  await stay();
});
