import { openFirstRows } from '@haisha/e2e/first-rows';
import { logInByApi } from '@haisha/e2e/log-in-by-api';
import type { Product } from '@haisha/e2e/product';
import type { Browser, Page } from '@playwright/test';
import { type Figure, percentile } from './figure.ts';
import { startFloor } from './floor.ts';

const firstOpenings = 5;
const routeChanges = 40;
const row = 'tbody tr[data-row-id]';

/** Measures how long people wait for pages, beside the least that the stack takes on the same machine. */
export async function measurePages(browser: Browser, product: Product): Promise<Figure[]> {
  return [...(await measureFirstRows(browser, product)), await measureRouteChanges(browser, product)];
}

async function measureFirstRows(browser: Browser, product: Product): Promise<Figure[]> {
  const floor = await startFloor();
  const ratios: number[] = [];
  const opened: Awaited<ReturnType<typeof openFirstRows>>[] = [];
  try {
    for (let opening = 0; opening < firstOpenings; opening += 1) {
      const least = await openCold(browser, (page) => openFirstRows(page, floor.url, row, /./));
      const list = await openCold(browser, async (page) => {
        await logInByApi(page, product, 'manager');
        return openFirstRows(page, `${product.url}/vehicles`, row, /\/api\/vehicles\?/);
      });
      ratios.push(list.paintedMs / least.paintedMs);
      opened.push(list);
    }
  } finally {
    floor.stop();
  }
  const most = (of: (list: (typeof opened)[number]) => number) => Math.max(...opened.map(of));
  return [
    { name: 'list until its rows, cold, by the floor (median)', value: percentile(ratios, 50), unit: '×' },
    {
      name: 'list until its rows, requests',
      value: most((list) => list.requests.length),
      unit: 'requests',
      budget: 16,
    },
    { name: 'list until its rows, scripts', value: most((list) => list.scriptKilobytes), unit: 'KB', budget: 271 },
    { name: 'list until its rows, serial rounds', value: most((list) => list.rounds), unit: 'rounds', budget: 3 },
  ];
}

async function openCold<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ locale: 'ja-JP' });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

async function measureRouteChanges(browser: Browser, product: Product): Promise<Figure> {
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
  return {
    name: `route change in a loaded area, p95 of ${routeChanges}`,
    value: percentile(changes, 95),
    unit: 'ms',
    budget: 100,
  };
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
