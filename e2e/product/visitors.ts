import type { BrowserContext } from '@playwright/test';
import { test } from './fixtures.ts';
import { logInByApi } from './log-in-by-api.ts';

type Visitors = { visitors: Record<'ja' | 'en', BrowserContext> };

// A context made by hand does not take these from the configuration.
const asUsual = { viewport: { width: 1440, height: 900 }, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' };
/** Animations need many renders, and what is looked at comes after them. */
const still = { ...asUsual, reducedMotion: 'reduce' } as const;

/** What is opened is looked at, not what people may open next. */
function fetchNothingAhead(): void {
  Reflect.deleteProperty(window, 'requestIdleCallback');
}

/** Tests that change nothing for the next one: an administrator for each language logs in once, and the cache keeps what was loaded. */
export const visit = test.extend<object, Visitors>({
  visitors: [
    async ({ browser, product }, use) => {
      const [ja, en] = await Promise.all([browser.newContext(still), browser.newContext(still)]);
      for (const context of [ja, en]) {
        await context.addInitScript(fetchNothingAhead);
        const page = await context.newPage();
        await logInByApi(page, product, 'admin');
        await page.close();
      }
      await use({ ja, en });
      await Promise.all([ja.close(), en.close()]);
    },
    { scope: 'worker' },
  ],
});
