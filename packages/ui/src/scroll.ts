const durationMs = 300;

/** Brings an element to the top of its scrolling box in 300 ms; at once for people who asked for less motion. */
export function scrollToElement(element: Element, offsetPx = 0): void {
  const box = scrollingBox(element);
  const boxTop = box === document.scrollingElement ? 0 : box.getBoundingClientRect().top;
  scrollBox(box, box.scrollTop + element.getBoundingClientRect().top - boxTop - offsetPx);
}

/** Brings the top of a scrolling box (the page, if none is named) into view in 300 ms. */
export function scrollToTop(box: Element | null = document.scrollingElement): void {
  if (box) scrollBox(box, 0);
}

function scrollBox(box: Element, wanted: number): void {
  const from = box.scrollTop;
  const to = Math.max(0, Math.min(wanted, box.scrollHeight - box.clientHeight));
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    box.scrollTop = to;
    return;
  }
  let start: number | undefined;
  function step(now: number) {
    start ??= now;
    const part = Math.min((now - start) / durationMs, 1);
    box.scrollTop = from + (to - from) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}

function scrollingBox(element: Element): Element {
  let box = element.parentElement;
  while (box) {
    const { overflowY } = getComputedStyle(box);
    if ((overflowY === 'auto' || overflowY === 'scroll') && box.scrollHeight > box.clientHeight) return box;
    box = box.parentElement;
  }
  return document.scrollingElement ?? document.documentElement;
}
