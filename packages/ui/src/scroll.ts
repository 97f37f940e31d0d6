const durationMs = 300;

/** Scrolls an element to the top of its scrolling box in 300 ms; at once for people who asked for less motion. */
export function scrollToElement(element: Element, offsetPx = 0): void {
  const box = scrollingBox(element);
  const boxTop = box === pageBox() ? 0 : box.getBoundingClientRect().top;
  scrollBox(box, box.scrollTop + element.getBoundingClientRect().top - boxTop - offsetPx);
}

/** Scrolls a box (the page by default) to its top in 300 ms. */
export function scrollToTop(box: Element | null = document.scrollingElement): void {
  if (box) scrollBox(box, 0);
}

/** Scrolls just far enough to show an element with its `scroll-margin`; does nothing when it is visible. */
export function scrollIntoSight(element: Element): void {
  if (!element.isConnected) return;
  const box = scrollingBox(element);
  const visible = box === pageBox() ? { top: 0, bottom: window.innerHeight } : box.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const { top, bottom } = element.getBoundingClientRect();
  const above = top - pixels(scrollMarginTop) - visible.top;
  const below = bottom + pixels(scrollMarginBottom) - visible.bottom;
  // When both ends do not fit, the upper end matters more.
  if (above < 0) scrollBox(box, box.scrollTop + above);
  else if (below > 0) scrollBox(box, box.scrollTop + Math.min(below, above));
}

let awaitedFrame = 0;

/** Focuses an element and scrolls it, or the whole it belongs to, into view, even when it already had the focus. */
export function focusInSight(element: HTMLElement, whole: Element = element): void {
  element.focus({ preventScroll: true });
  cancelAnimationFrame(awaitedFrame);
  // A message that appears with the focus is drawn in the next frame and must be visible too.
  awaitedFrame = requestAnimationFrame(() => {
    awaitedFrame = requestAnimationFrame(() => scrollIntoSight(whole));
  });
}

let latestScroll = 0;

function scrollBox(box: Element, target: number): void {
  latestScroll += 1;
  const thisScroll = latestScroll;
  const from = box.scrollTop;
  const to = Math.max(0, Math.min(target, box.scrollHeight - box.clientHeight));
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    box.scrollTop = to;
    return;
  }
  // A user who scrolls meanwhile is not pulled back.
  for (const eventName of ['wheel', 'touchmove'])
    window.addEventListener(eventName, stopScrolling, { once: true, passive: true });
  let start: number | undefined;
  function step(now: number) {
    if (thisScroll !== latestScroll) return;
    start ??= now;
    const part = Math.min((now - start) / durationMs, 1);
    box.scrollTop = from + (to - from) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}

function stopScrolling(): void {
  latestScroll += 1;
}

function scrollingBox(element: Element): Element {
  let box = element.parentElement;
  while (box) {
    const { overflowY } = getComputedStyle(box);
    if ((overflowY === 'auto' || overflowY === 'scroll') && box.scrollHeight > box.clientHeight) return box;
    box = box.parentElement;
  }
  return pageBox();
}

function pageBox(): Element {
  return document.scrollingElement ?? document.documentElement;
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
