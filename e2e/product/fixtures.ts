import { rmSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { errorsOf } from './errors-of.ts';
import { Product } from './product.ts';

type TestFixtures = {
  /** A product for this test alone, for tests that break or restart it. */
  ownProduct: Product;
  /** The product of the worker with a release store for this test alone: it starts in a fraction of the time. */
  ownStore: Product;
  /** What the page wrote to the console as errors, and uncaught exceptions. */
  pageErrors: string[];
};
type WorkerFixtures = { product: Product };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const product = await Product.startPrepared();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  ownProduct: async ({}, use) => {
    const product = await Product.startPrepared();
    await use(product);
    await product.stop();
  },
  ownStore: async ({ product }, use) => {
    const beside = await product.startWithOwnStore();
    await use(beside);
    await beside.end('SIGTERM');
    rmSync(beside.store, { recursive: true });
  },
  pageErrors: async ({ page }, use) => {
    await use(errorsOf(page));
  },
});

export { expect };

type Looked = {
  /** The only part that is looked at. */
  within?: Locator;
  /** Asks nothing but whether texts stand out from their ground. */
  colorsOnly?: boolean;
};

/** Ends all transitions, whose colours nobody chose, and lets none begin. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}

/** Returns the accessibility faults of the page as readable lines. */
export async function accessibilityFaults(page: Page, { within, colorsOnly }: Looked = {}): Promise<string[]> {
  await settle(page);
  // No page of ours has frames, for which axe would open another page each time.
  // To say where everything stands that is right takes as long as to find what is wrong.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (colorsOnly) axe.withRules('color-contrast');
  if (within) {
    await within.evaluate((element) => element.setAttribute('data-looked-at', ''));
    axe.include('[data-looked-at]');
  }
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
}
