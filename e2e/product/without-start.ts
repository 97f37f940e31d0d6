import type { Page } from '@playwright/test';

/**
 * Lets documents come without what pages start with, as from a server that cannot read its store: the page asks for the
 * pointer and the session itself. Returns what ends it.
 */
export async function withoutStart(page: Page): Promise<() => Promise<void>> {
  const isPage = (url: URL) => !/\.\w+$|^\/(?:api|builds|releases)\//.test(url.pathname);
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]* id="haisha-start">.*?<\/script>/, '');
    await route.fulfill({ response, body });
  });
  return () => page.unroute(isPage);
}
