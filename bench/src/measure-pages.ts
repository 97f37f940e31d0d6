import { logInByApi } from '@haisha/e2e/log-in-by-api';
import type { Product } from '@haisha/e2e/product';
import type { Browser, Page } from '@playwright/test';
import { type Figure, percentile, timed } from './figure.ts';

const firstOpenings = 5;
const routeChanges = 40;

/** Measures how long people wait for pages. */
export async function measurePages(browser: Browser, product: Product): Promise<Figure[]> {
  const cold: number[] = [];
  for (let opening = 0; opening < firstOpenings; opening += 1) {
    const context = await browser.newContext({ locale: 'ja-JP' });
    const page = await context.newPage();
    await logInByApi(page, product, 'manager');
    cold.push(
      await timed(async () => {
        await page.goto(`${product.url}/vehicles`);
        await page.getByRole('gridcell').first().waitFor();
      }),
    );
    await context.close();
  }
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await logInByApi(page, product, 'manager');
  await page.goto(`${product.url}/vehicles`);
  await page.getByRole('gridcell').first().waitFor();
  const changes: number[] = [];
  for (let change = 0; change < routeChanges; change += 1) {
    await rest(page);
    changes.push(await routeChange(page, change % 2 === 0 ? '部署' : '車両'));
  }
  await context.close();
  return [
    { name: 'page to table visible, cold cache (worst of 5)', value: Math.max(...cold), unit: 'ms' },
    {
      name: `route change in a loaded area, p95 of ${routeChanges}`,
      value: percentile(changes, 95),
      unit: 'ms',
      budget: 100,
    },
  ];
}

/** Waits until the rows of the page are drawn and the browser is idle, as a person would before the next page. */
async function rest(page: Page): Promise<void> {
  await page.getByRole('gridcell').first().waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Measures the milliseconds from the click in the menu to the heading of the page, by the page's own clock. */
function routeChange(page: Page, label: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].find((one) => one.textContent === name);
        if (!link) return reject(new Error(`The menu has no ${name}`));
        const arrived = () => document.querySelector('h1')?.textContent === name;
        const started = performance.now();
        const observer = new MutationObserver(() => {
          if (!arrived()) return;
          observer.disconnect();
          resolve(performance.now() - started);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        link.click();
      }),
    label,
  );
}
