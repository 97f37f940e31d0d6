import type { Page } from '@playwright/test';

/**
 * Returns the controls of the page, each with its tag and its name, that no pointer reaches: they stick out of the window or
 * lie below something else, however the page is scrolled.
 */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)');
    const isShown = (control: HTMLElement) => {
      const { width, height } = control.getBoundingClientRect();
      return (
        control.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2 && !control.closest('[inert]')
      );
    };
    const isReached = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { bottom, left, right, top } = control.getBoundingClientRect();
      if (left < -1 || right > window.innerWidth + 1 || top < -1 || bottom > window.innerHeight + 1) return false;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && (control.contains(hit) || hit.contains(control));
    };
    return [...controls]
      .filter((control) => isShown(control) && !isReached(control))
      .map((control) => `${control.tagName} "${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}"`);
  });
}
