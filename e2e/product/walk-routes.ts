import type { Page } from '@playwright/test';
import { errorsOf } from './errors-of.ts';
import { expectComplete, type Locale } from './expect-complete.ts';
import { accessibilityFaults, expect } from './fixtures.ts';
import type { Product } from './product.ts';
import { concretePath, type ProductRoute, screenOf } from './routes.ts';
import { visit } from './visitors.ts';

/**
 * Opens every route in Japanese, each in a test of its own, and the first of each screen in English too and before axe:
 * neither the words that a screen needs in a language nor what axe asks differ between entities.
 */
export function walkRoutes(routes: readonly ProductRoute[]): void {
  const seen = new Set<string>();
  for (const { path, ...titles } of routes) {
    const isNew = !seen.has(screenOf(path));
    seen.add(screenOf(path));
    visit(
      `${path} has its title, every text and no error${isNew ? ', also in English, and is accessible' : ''}`,
      async ({ visitors, product }) => {
        const open = async (locale: Locale) => {
          const page = await visitors[locale].newPage();
          await expectRoute(page, product, { path, locale, title: titles[locale] });
          return page;
        };
        const ja = await open('ja');
        if (isNew) {
          await (await open('en')).close();
          expect(await accessibilityFaults(ja)).toEqual([]);
        }
        await ja.close();
      },
    );
  }
}

type Opened = { path: string; locale: Locale; title: string };

async function expectRoute(page: Page, product: Product, { path, locale, title }: Opened): Promise<void> {
  const errors = errorsOf(page);
  const real = await concretePath(path, async (resource) => {
    const answer = await page.context().request.get(`${product.url}/api${resource}?pageSize=1`);
    return ((await answer.json()) as { items: { id: string }[] }).items[0]?.id ?? '';
  });
  const prefix = locale === 'en' ? '/en' : '';
  await page.goto(product.url + (prefix && real === '/' ? prefix : prefix + real));
  await expect(page).toHaveTitle(new RegExp(`^${escaped(title)}`));
  await expectComplete(page, locale);
  expect(errors).toEqual([]);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
