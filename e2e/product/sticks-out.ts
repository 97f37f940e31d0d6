import type { Page } from '@playwright/test';

/**
 * Returns what makes the page scroll sideways, each with its tag, its text and its right edge; empty when nothing does.
 */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    const named = wide.map((element) => {
      const words = element.textContent.trim().slice(0, 30);
      return `${element.tagName} "${words}" to ${element.getBoundingClientRect().right}`;
    });
    return [`${scrollWidth} of ${clientWidth} px`, ...named];
  });
}
