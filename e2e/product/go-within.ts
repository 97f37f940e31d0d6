import type { Page, Request } from '@playwright/test';

const quietMs = 300;
const mostMs = 20_000;

/** Opens another address of the product in a page that shows one already, as its links do, until nothing more is fetched. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const begin = (request: Request) => {
    open.add(request);
  };
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    const until = Date.now() + mostMs;
    while (open.size > 0 || Date.now() - last < quietMs) {
      if (Date.now() > until) throw new Error(`${path} still fetches ${[...open].map((one) => one.url()).join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}
