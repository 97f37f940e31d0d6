import type { Locator, Page } from '@playwright/test';

/** Opens the fold of a form that holds the field, as people do by its line, and returns the field. */
export async function openFold(page: Page, selector: string): Promise<Locator> {
  const field = page.locator(selector);
  const folds = page.locator('form details:not([open])').filter({ has: field });
  await field.waitFor({ state: 'attached' });
  while ((await folds.count()) > 0) await folds.first().locator('> summary').click();
  return field;
}
