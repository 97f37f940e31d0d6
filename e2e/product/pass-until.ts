import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Moves the clock of a page on, second by second, until something is seen; the clock has to be installed. What the page
 * asks in that time is answered in real time, for which each second leaves a moment.
 */
export async function passUntilVisible(page: Page, what: Locator, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    const isSeen = await what.waitFor({ timeout: 100 }).then(
      () => true,
      () => false,
    );
    if (isSeen) return;
    await page.clock.runFor(1_000);
  }
  await expect(what).toBeVisible();
}
