import { builtSizes } from '@haisha/e2e/built-sizes';
import { logInByApi } from '@haisha/e2e/log-in-by-api';
import type { Product } from '@haisha/e2e/product';
import { liveUpdates, weigh } from '@haisha/e2e/weigh';
import { withJapaneseFont } from '@haisha/e2e/with-japanese-font';
import type { Browser } from '@playwright/test';
import type { Figure } from './figure.ts';

/** Measures bytes and requests of the first load and of the first route. */
export async function measureSizes(browser: Browser, product: Product): Promise<Figure[]> {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await withJapaneseFont(page);
  const open = (path: string) =>
    weigh(
      page,
      async () => {
        await page.goto(product.url + path);
        await page.waitForLoadState('networkidle');
      },
      liveUpdates,
    );
  const login = await open('/login');
  await logInByApi(page, product, 'manager');
  const home = await open('/');
  const vehicles = await open('/vehicles');
  await context.close();
  const own = vehicles.urls.filter((url) => url.includes('/releases/masters/'));
  const built = builtSizes();
  return [
    { name: 'shell, first load of login', value: login.sentKilobytes, unit: 'KB br', budget: 195 },
    { name: 'shell, first load of login', value: login.requests, unit: 'requests', budget: 6 },
    { name: 'shell, first load of home', value: home.sentKilobytes, unit: 'KB br', budget: 195 },
    { name: 'shell, first load of home', value: home.requests, unit: 'requests', budget: 6 },
    { name: 'masters, first route', value: built.firstRoute, unit: 'KB gz', budget: 110 },
    { name: 'masters, first route', value: own.length, unit: 'requests', budget: 4 },
    { name: 'masters, entry', value: built.entry, unit: 'KB gz', budget: 20 },
  ];
}
