import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { authenticatorCode, stepWithTime } from '../../product/authenticator-code.ts';
import { firstPage } from '../../product/first-page.ts';
import { accessibilityFaults, expect, test } from '../../product/fixtures.ts';
import { post } from '../../product/log-in-by-api.ts';
import type { Product } from '../../product/product.ts';
import { secondBrowser } from '../../product/second-browser.ts';

const firstPassword = 'mizu-kuruma-sora-7';
const nextPassword = 'yama-fune-hoshi-31';

/** Returns a user whom the administrator invited, with the link of the invitation. */
async function invite(browser: Browser, product: Product) {
  const admin = await secondBrowser(browser, product, 'admin');
  const send = (path: string, data: unknown) => post(admin.context().request, product, admin, path, data);
  const loginId = `e2e-${randomUUID().slice(0, 8)}`;
  const person = { loginId, name: '試験 太郎', kana: 'シケン タロウ', roles: ['viewer'], language: 'ja' };
  const made = await send('/api/users', {
    ...person,
    departmentScope: 'all',
    departmentIds: [],
    mustChangePassword: false,
  });
  const { id } = (await made.json()) as { id: string };
  const linkOf = async (kind: string) =>
    ((await (await send(`/api/users/${id}/${kind}`, {})).json()) as { link: string }).link;
  return { loginId, linkOf, done: () => admin.context().close() };
}

async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('新しいパスワード', { exact: true }).fill(password, firstPage);
  await page.getByLabel('新しいパスワード（確認）').fill(password);
  await page.getByRole('button', { name: 'パスワードを設定してログイン' }).click();
}

async function logInWith(page: Page, product: Product, loginId: string, password: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${product.url}/login`);
  await page.getByLabel('ログインID').fill(loginId);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'ホーム' });

test('an invitation leads to a password and a login; a reset ends the former password', async ({
  page,
  browser,
  product,
}) => {
  const { loginId, linkOf, done } = await invite(browser, product);
  const invitation = await linkOf('invitation');
  await page.goto(invitation);
  await expect(page.getByRole('heading', { level: 1, name: '試験 太郎 さん、ようこそ' })).toBeVisible(firstPage);
  expect(page.url()).toBe(`${product.url}/auth`);
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('link=');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('about:blank');
  await choosePassword(page, invitation, firstPassword);
  await expect(home(page)).toBeVisible();
  await logInWith(page, product, loginId, firstPassword);
  await expect(home(page)).toBeVisible();

  await page.goto('about:blank');
  await page.goto(invitation);
  await expect(page.getByRole('heading', { level: 1, name: 'このリンクは使えません' })).toBeVisible();

  await page.goto('about:blank');
  await choosePassword(page, await linkOf('password-reset'), nextPassword);
  await expect(home(page)).toBeVisible();
  await logInWith(page, product, loginId, firstPassword);
  await expect(page.getByRole('alert')).toContainText('ログインIDまたはパスワードが違います');
  await done();
});

test('a second factor is turned on, asked for, replaced by a recovery code, and turned off', async ({
  page,
  browser,
  product,
}) => {
  const { loginId, linkOf, done } = await invite(browser, product);
  await choosePassword(page, await linkOf('invitation'), firstPassword);
  await expect(home(page)).toBeVisible();

  await page.goto(`${product.url}/account`);
  await page.getByRole('button', { name: '二段階認証を設定する' }).click();
  await page.getByLabel('現在のパスワード', { exact: true }).fill(firstPassword);
  await page.getByRole('button', { name: '次へ' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(await accessibilityFaults(page)).toEqual([]);
  // Each code of an authenticator works once: the first is taken from the previous step, so that the login can use the
  // current one.
  await stepWithTime();
  await page.getByLabel('確認コード').fill(authenticatorCode(secret, -1));
  await page.getByRole('button', { name: 'オンにする' }).click();
  const items = page.getByRole('list', { name: '回復コードの一覧' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await page.getByRole('button', { name: '保管しました' }).click();
  await expect(page.getByText('回復コードの残り: 10個')).toBeVisible();

  await logInWith(page, product, loginId, firstPassword);
  await stepWithTime();
  const code = authenticatorCode(secret);
  await page.getByLabel('確認コード').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(home(page)).toBeVisible();

  await logInWith(page, product, loginId, firstPassword);
  await page.getByRole('button', { name: '回復コードを使う' }).click();
  await page.getByLabel('回復コード').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(home(page)).toBeVisible();

  await page.goto(`${product.url}/account`);
  await expect(page.getByText('回復コードの残り: 9個')).toBeVisible();
  await page.getByRole('button', { name: '二段階認証をオフにする' }).click();
  await page.getByLabel('現在のパスワード', { exact: true }).fill(firstPassword);
  await page.getByLabel('確認コードまたは回復コード').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'オフにする', exact: true }).click();
  await expect(page.getByRole('button', { name: '二段階認証を設定する' })).toBeVisible();
  await logInWith(page, product, loginId, firstPassword);
  await expect(home(page)).toBeVisible();
  await done();
});

test('a session that is ended from another browser has to log in again', async ({ page, browser, product }) => {
  const { loginId, linkOf, done } = await invite(browser, product);
  await choosePassword(page, await linkOf('invitation'), firstPassword);
  await expect(home(page)).toBeVisible();
  const other = await browser.newContext({ locale: 'ja-JP' });
  const elsewhere = await other.newPage();
  await logInWith(elsewhere, product, loginId, firstPassword);
  await expect(home(elsewhere)).toBeVisible(firstPage);

  await page.goto(`${product.url}/account`);
  const sessions = page.getByRole('region', { name: 'ログイン中の端末' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('この端末');
  await page.getByRole('button', { name: /をログアウトさせる/ }).click();
  await expect(sessions).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('ログインID')).toBeVisible();
  await other.close();
  await done();
});

test('language and theme follow a user to another device', async ({ page, browser, product }) => {
  const { loginId, linkOf, done } = await invite(browser, product);
  await choosePassword(page, await linkOf('invitation'), firstPassword);
  await expect(home(page)).toBeVisible();
  await page.goto(`${product.url}/account`);
  const kept = () => page.waitForResponse((answer) => answer.url().endsWith('/api/account') && answer.ok());
  const themeKept = kept();
  await page.getByRole('button', { name: 'ダーク' }).click();
  await themeKept;
  const languageKept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'English' }).click();
  await languageKept;

  const other = await browser.newContext({ locale: 'ja-JP' });
  const elsewhere = await other.newPage();
  await logInWith(elsewhere, product, loginId, firstPassword);
  await expect(elsewhere).toHaveURL(`${product.url}/en`, firstPage);
  await expect(elsewhere.locator('html')).toHaveClass(/dark/);
  await other.close();
  await done();
});
