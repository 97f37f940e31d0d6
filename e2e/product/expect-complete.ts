import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { workspace } from './paths.ts';

export type Locale = 'ja' | 'en';

const namespaces = readdirSync(join(workspace, 'packages/i18n/src/ja')).map((file) =>
  file.replace('.json', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
);
// A user's channel has an id where a message key has a word.
const messageKey = new RegExp(
  `(?<!private-|presence-)\\b(?:validation|${namespaces.join('|')})[.:](?![0-9a-f]{8}-)[a-z]\\w+`,
);

/** Fails unless the page has loaded in the language, with its heading and with a text for every key. */
export async function expectComplete(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  // It may be behind a dialog.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(messageKey);
}
