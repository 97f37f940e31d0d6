import { demoLoginId, demoPassword } from '@haisha/demo-company/demo-users';
import { expect, test } from '../../product/fixtures.ts';
import { logIn } from '../../product/log-in.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { Product } from '../../product/product.ts';

test('a person logs in in Japanese and lands on the home page', async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await expect(page).toHaveTitle(/^ログイン/);
  await logIn(page, 'dispatcher');
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a person logs in in English and stays in English', async ({ page, product }) => {
  await page.goto(`${product.url}/en/login`);
  await expect(page).toHaveTitle(/^Login/);
  await page.getByLabel('Login ID').fill(demoLoginId('dispatcher'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${product.url}/en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a wrong password shows an error, and the input stays', async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await logIn(page, 'viewer', 'wrong');
  await expect(page.getByRole('alert')).toContainText('ログインIDまたはパスワードが違います');
  await expect(page.getByLabel('ログインID')).toHaveValue(demoLoginId('viewer'));
  await expect(page.getByLabel('パスワード', { exact: true })).toBeFocused();
});

test('repeated failures are throttled, with the minutes to wait', async ({ page }) => {
  const strict = await Product.startPrepared({ LOGIN_ATTEMPTS_PER_ACCOUNT: '2' });
  try {
    await page.goto(`${strict.url}/login`);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await logIn(page, 'viewer', `wrong ${attempt}`);
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await expect(page.getByRole('alert')).toContainText(/あと約 \d+ 分お待ちください/);
    await expect(page.getByRole('button', { name: 'ログイン' })).toBeDisabled();
  } finally {
    await strict.stop();
  }
});

test('nobody without a session sees a page; the login leads to the requested page', async ({ page, product }) => {
  await page.goto(`${product.url}/vehicles?q=12&sort=-code`);
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, 'dispatcher');
  await expect(page).toHaveURL(`${product.url}/vehicles?q=12&sort=-code`);
  await expect(page).toHaveTitle(/^車両/);
});

test('a logged-in user is led away from the login page', async ({ page, product }) => {
  await page.goto(product.url);
  await logInByApi(page, product, 'viewer');
  await page.goto(`${product.url}/login`);
  await expect(page).toHaveURL(`${product.url}/`);
});

test('a return address of another site is not followed', async ({ page, product }) => {
  for (const trap of ['https://example.com/', '//example.com/', '/\\example.com']) {
    await page.context().clearCookies();
    await page.goto(`${product.url}/login?returnTo=${encodeURIComponent(trap)}`);
    await logIn(page, 'viewer');
    await expect(page).toHaveURL(`${product.url}/`);
  }
});

test('logging out everywhere ends the session of the other device at once', async ({ browser, product }) => {
  const [desk, phone] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [deskPage, phonePage] = await Promise.all([desk.newPage(), phone.newPage()]);
  for (const page of [deskPage, phonePage]) {
    await logInByApi(page, product, 'assistant');
    await page.goto(product.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await deskPage.getByRole('button', { name: /さんのメニュー/ }).click();
  await deskPage.getByRole('menuitem', { name: 'すべての端末からログアウト' }).click();
  await expect(deskPage).toHaveURL(/\/login/);
  await phonePage.reload();
  await expect(phonePage).toHaveURL(/\/login/);
  await Promise.all([desk.close(), phone.close()]);
});
