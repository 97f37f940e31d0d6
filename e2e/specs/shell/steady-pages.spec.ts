import type { Page } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { watchShifts } from '../../product/watch-shifts.ts';

/** The line and the computer of an office: 10 Mbit/s, 40 ms, a quarter of the speed. */
async function beInAnOffice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const bytesPerSecond = 10_000_000 / 8;
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const path of ['/login', '/', '/en', '/vehicles', '/en/vehicles', '/vehicle-allocation']) {
    test(`nothing of ${path} moves while it loads, the first time and again, at ${width} px`, async ({
      page,
      product,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      if (path !== '/login') await logInByApi(page, product, 'admin');
      await page.addInitScript(watchShifts);
      await beInAnOffice(page);
      for (const time of ['first', 'second']) {
        await page.goto(product.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy=true], .chakra-skeleton')).toHaveCount(0);
        expect(await page.evaluate(() => window.shifts), time).toEqual([]);
      }
    });
  }
}
