import { type RefObject, useLayoutEffect } from 'react';

const name = '--toasts-top';

/** Has toasts stand over a part of the page, so that what is above it stays in reach, for as long as that is shown. */
export function useToastsOver(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    const { style } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // All of the page inherits it and is styled anew: behind the frame that shows the part, not within.
    const watch = new ResizeObserver(() => {
      const top = `${element.getBoundingClientRect().top}px`;
      clearTimeout(timer);
      timer = setTimeout(() => style.setProperty(name, top));
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
      style.removeProperty(name);
    };
  }, [part]);
}
