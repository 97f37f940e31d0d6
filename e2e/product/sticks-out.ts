import type { Page } from '@playwright/test';

/** What makes the page scroll to the side, each as its tag, its words and where it ends; empty where nothing does. */
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
