import type { Page } from '@playwright/test';

/**
 * Returns the controls and heads of columns that a toast lies over, each with its tag and its name; a page without a
 * toast is an error.
 */
export function coveredByToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.getBoundingClientRect());
    if (toasts.length === 0) throw new Error('no toast is shown');
    const parts = document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, textarea, th, tr, li, [role=separator]):not(.Toastify *)',
    );
    const isCovered = (part: HTMLElement) => {
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
      if (width <= 2 || height <= 2 || !part.checkVisibility({ visibilityProperty: true })) return false;
      return toasts.some(
        (toast) => left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom,
      );
    };
    return [...parts]
      .filter(isCovered)
      .map((part) => `${part.tagName} "${(part.ariaLabel ?? part.textContent).trim().slice(0, 40)}"`);
  });
}
