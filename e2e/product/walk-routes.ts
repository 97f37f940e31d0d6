import type { Page } from '@playwright/test';
import { errorsOf } from './errors-of.ts';
import { expectComplete, type Locale } from './expect-complete.ts';
import { accessibilityFaults, expect } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import type { Product } from './product.ts';
import { concretePath, type ProductRoute, screenOf } from './routes.ts';
import { visit } from './visitors.ts';

/**
 * Opens every route in Japanese, each in a test of its own, and the first of each screen in English too and before axe:
 * neither the words that a screen needs in a language nor what axe asks differ between entities. Each screen is loaded
 * at its address once; the rest is opened from within, as people do.
 */
export function walkRoutes(routes: readonly ProductRoute[]): void {
  const seen = new Set<string>();
  for (const { path, ...titles } of routes) {
    const isNew = !seen.has(screenOf(path));
    seen.add(screenOf(path));
    visit(
      `${path} has its title, every text and no error${isNew ? ', also in English, and is accessible' : ''}`,
      async ({ visitors, product }) => {
        const open = async (locale: Locale, how: Opened['how']) => {
          const [known] = visitors[locale].pages();
          const page = known ?? (await visitors[locale].newPage());
          await expectRoute(page, product, { path, locale, title: titles[locale], how: known ? how : 'loaded' });
          return page;
        };
        const ja = await open('ja', isNew ? 'loaded' : 'within');
        if (!isNew) return;
        await open('en', 'within');
        expect(await accessibilityFaults(ja)).toEqual([]);
      },
    );
  }
}

type Opened = { path: string; locale: Locale; title: string; how: 'loaded' | 'within' };

async function expectRoute(page: Page, product: Product, { path, locale, title, how }: Opened): Promise<void> {
  const errors = errorsOf(page);
  const real = await concretePath(path, async (resource) => {
    const answer = await page.context().request.get(`${product.url}/api${resource}?pageSize=1`);
    return ((await answer.json()) as { items: { id: string }[] }).items[0]?.id ?? '';
  });
  const prefix = locale === 'en' ? '/en' : '';
  const address = prefix && real === '/' ? prefix : prefix + real;
  if (how === 'loaded') await page.goto(product.url + address);
  else {
    expect((await page.context().request.get(product.url + address)).status()).toBe(200);
    await goWithin(page, address);
  }
  await expect(page).toHaveTitle(new RegExp(`^${escaped(title)}`));
  await expectComplete(page, locale);
  expect(errors).toEqual([]);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
