import type { Page } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { nextHeading } from '../../product/paths.ts';
import type { Product } from '../../product/product.ts';
import { release, releaseCommand } from '../../product/release-command.ts';
import { variant } from '../../product/variants.ts';

/** Builds come before the tests, whose time they would take. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  for (const name of ['next-masters', 'next-shell', 'announcements'] as const) await variant(name);
});

async function publishNext(product: Product): Promise<string> {
  const answer = await release(product.store, 'publish', 'masters', '--from', await variant('next-masters'), '--json');
  return (JSON.parse(answer) as { version: string }).version;
}

const activate = (product: Product, version: string) =>
  release(product.store, 'activate', 'masters', version, '--reason', 'test');
const rollBack = (product: Product) => release(product.store, 'rollback', 'masters', '--reason', 'test');
const activateNextShell = async ({ store }: Product) =>
  release(store, 'publish', 'shell', '--from', await variant('next-shell'), '--activate', '--reason', 'test');
const livePointer = async (product: Product) => {
  const answer = await fetch(`${product.url}/builds/latest.json`);
  return (await answer.json()) as { revision: number; areas: { masters: { version: string } } };
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link', { name, exact: true });

/** Makes a page whose clock is installed read the pointer, as it does on return to the page and every minute. */
async function lookAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse(/builds\/latest\.json/);
  await page.clock.fastForward(5_100);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await answered;
}

test('a new version is announced, loaded on the next navigation, and rolled back the same way', async ({
  page,
  ownStore: product,
}) => {
  await page.clock.install();
  await logInByApi(page, product, 'manager');
  await page.goto(`${product.url}/vehicles`);
  await expect(heading(page)).toHaveText('車両');
  const next = await publishNext(product);
  await activate(product, next);
  await lookAgain(page);
  await expect(page.getByText('新しい版があります')).toBeVisible();
  await expect(heading(page)).toHaveText('車両');

  await menu(page, '部署').click();
  await expect(heading(page)).toHaveText('部署');
  await menu(page, '車両').click();
  await expect(heading(page)).toHaveText(nextHeading);

  await rollBack(product);
  await lookAgain(page);
  await menu(page, '部署').click();
  await menu(page, '車両').click();
  await expect(heading(page)).toHaveText('車両');
});

test('a new version never loses unsaved input', async ({ page, ownStore: product }) => {
  await page.clock.install();
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/departments/add`);
  await page.getByLabel('部署コード').fill('KEEP-1');
  await activate(product, await publishNext(product));
  await lookAgain(page);
  await expect(page.getByLabel('部署コード')).toHaveValue('KEEP-1');
  await menu(page, '車両').click();
  await page.getByRole('button', { name: '入力に戻る' }).click();
  await expect(page.getByLabel('部署コード')).toHaveValue('KEEP-1');
  await menu(page, '車両').click();
  await page.getByRole('button', { name: '破棄して続ける' }).click();
  await expect(heading(page)).toHaveText(nextHeading);
});

test('of two flips at once one wins and the other learns of it', async ({ ownStore: product }) => {
  const next = await publishNext(product);
  const { revision } = await livePointer(product);
  const flips = await Promise.all(
    ['first', 'second'].map((reason) =>
      releaseCommand(product.store, 'activate', 'masters', next, '--reason', reason, '--expect', String(revision)),
    ),
  );
  expect(flips.map(({ code }) => code).sort()).toEqual([0, 4]);
  const after = await livePointer(product);
  expect(after).toMatchObject({ revision: revision + 1, areas: { masters: { version: next } } });
});

test('the shell rolls forward and back like an area', async ({ page, ownStore: product }) => {
  await page.goto(`${product.url}/login`);
  await expect(page).toHaveTitle(/配車 Haisha$/);
  await activateNextShell(product);
  await page.reload();
  await expect(page).toHaveTitle(/配車 Haisha 2$/);
  await release(product.store, 'rollback', 'shell', '--reason', 'test');
  await page.reload();
  await expect(page).toHaveTitle(/配車 Haisha$/);
});

test('only a disabled area says that it is disabled', async ({ page, ownStore: product }) => {
  await logInByApi(page, product, 'manager');
  await release(product.store, 'disable', 'masters', '--reason', 'test');
  await page.goto(`${product.url}/vehicles`);
  await expect(page.getByText('この画面は現在休止しています')).toBeVisible();
  await page.getByRole('link', { name: 'ホームへ' }).click();
  await expect(heading(page)).toBeVisible();
  await release(product.store, 'enable', 'masters', '--reason', 'test');
  await page.goto(`${product.url}/vehicles`);
  await expect(heading(page)).toHaveText('車両');
});

test('an unknown area is published and works, with the shell unchanged', async ({ page, ownStore: product }) => {
  await release(
    product.store,
    ...['publish', 'announcements', '--from', await variant('announcements'), '--activate', '--reason', 'test'],
  );
  await logInByApi(page, product, 'viewer');
  await page.goto(product.url);
  // A group for which the window has no room left is folded.
  await page.getByRole('button', { name: '社内', expanded: false }).click();
  await menu(page, 'お知らせ').click();
  await expect(page.getByText('安全運転でお願いします')).toBeVisible();
  await expect(page).toHaveTitle(/^お知らせ/);
  await page.goto(`${product.url}/en/announcements`);
  await expect(page.getByText('Drive safely')).toBeVisible();
});

test('an older area works in a newer shell', async ({ page, ownStore: product }) => {
  await activateNextShell(product);
  await logInByApi(page, product, 'manager');
  await page.goto(`${product.url}/vehicles`);
  await expect(heading(page)).toHaveText('車両');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveTitle(/配車 Haisha 2$/);
});
