import { type RefObject, useLayoutEffect } from 'react';

const name = '--toasts-top';

/** Has toasts stand over a part of the page, so that what is above it stays in reach, for as long as that is shown. */
export function useToastsOver(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(name, `${element.getBoundingClientRect().top}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty(name);
    };
  }, [part]);
}
