import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { errorsOf } from '../product/errors-of.ts';
import { accessibilityFaults, expect, test } from '../product/fixtures.ts';
import { logInByApi } from '../product/log-in-by-api.ts';
import { workspace } from '../product/paths.ts';
import { concretePath, productRoutes } from '../product/routes.ts';
import { sendSamples } from '../product/send-samples.ts';
import { visit } from '../product/visitors.ts';

const namespaces = readdirSync(join(workspace, 'packages/i18n/src/ja')).map((file) =>
  file.replace('.json', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
);
// A user's channel has an id where a message key has a word.
const messageKey = new RegExp(`\\b(?:validation|${namespaces.join('|')})[.:](?![0-9a-f]{8}-)[a-z]\\w+`);

test.describe.configure({ mode: 'parallel' });

for (const { path, ja, en } of productRoutes()) {
  for (const [locale, prefix, title] of [
    ['ja', '', ja],
    ['en', '/en', en],
  ] as const) {
    visit(
      `${prefix}${path} has its title, every text, no error and no accessibility fault`,
      async ({ visitors, product }) => {
        const page = await visitors[locale].newPage();
        const pageErrors = errorsOf(page);
        const real = await concretePath(path, async (entity) => {
          const answer = await page.context().request.get(`${product.url}/api/${entity}?pageSize=1`);
          return ((await answer.json()) as { items: { id: string }[] }).items[0]?.id ?? '';
        });
        await page.goto(product.url + (real === '/' && prefix ? prefix : prefix + real));
        await expect(page).toHaveTitle(new RegExp(`^${escaped(title)}`));
        await expectComplete(page, locale);
        expect(pageErrors).toEqual([]);
        await page.close();
      },
    );
  }
}

// The walk opens the list of open imports; each step of an import looks different.
for (const [locale, prefix, judge, kinds] of [
  ['ja', '', 'この対応で内容を確認する', ['エラー', '重複', 'すべて']],
  ['en', '/en', 'Check the rows', ['Error', 'Duplicate', 'All']],
] as const) {
  visit(
    `an import has every text and no accessibility fault at each step, in ${locale}`,
    async ({ visitors, product }) => {
      const page = await visitors[locale].newPage();
      const pageErrors = errorsOf(page);
      await page.goto(`${product.url}${prefix}/delivery-destination/temp/${await sendSamples(page, product)}`);
      await expect(page.getByRole('button', { name: judge })).toBeVisible();
      await expectComplete(page, locale);
      await page.getByRole('button', { name: judge }).click();
      // A job starts in a thread of its own, which takes a while on a busy machine.
      await expect(page.getByRole('tab', { name: new RegExp(`^${kinds[0]} [1-9]`) })).toBeVisible({ timeout: 45_000 });
      for (const kind of kinds) {
        await page.getByRole('tab', { name: kind }).click();
        await expect(page.getByRole('tabpanel', { name: kind }).getByRole('grid')).toBeVisible();
        await expectComplete(page, locale);
      }
      expect(pageErrors).toEqual([]);
      await page.close();
    },
  );
}

test('an unknown address shows its path', async ({ page, product }) => {
  await logInByApi(page, product, 'viewer');
  await page.goto(`${product.url}/nowhere`);
  await expect(page.getByText('Page not found: /nowhere')).toBeVisible();
});

test('a malformed parameter shows the whole address', async ({ page, product }) => {
  await logInByApi(page, product, 'viewer');
  await page.goto(`${product.url}/vehicles/edit/not-an-id?x=1`);
  await expect(page.getByText('Page Not Found: /vehicles/edit/not-an-id?x=1')).toBeVisible();
});

test('switching the language keeps the page and its address', async ({ page, product }) => {
  await logInByApi(page, product, 'viewer');
  await page.goto(`${product.url}/vehicles?sort=-code`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: /さんのメニュー/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveURL(`${product.url}/en/vehicles?sort=-code`);
  await expect(page).toHaveTitle(/^Vehicle/);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'haisha-locale');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
});

test('without permission a page is refused, and the menu does not offer it', async ({ page, product }) => {
  await logInByApi(page, product, 'driver');
  await page.goto(`${product.url}/departments/add`);
  await expect(page.getByText('このページを開く権限がありません')).toBeVisible();
});

async function expectComplete(page: Page, locale: 'ja' | 'en'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(messageKey);
  expect(await accessibilityFaults(page)).toEqual([]);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
