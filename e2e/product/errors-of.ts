import type { Page } from '@playwright/test';

/** Collects what a page writes to the console as errors from now on, and uncaught exceptions. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
