import type { Page } from '@playwright/test';
import { seenCarrying, watchCarrying, whenFramesPass } from './board-moments.ts';
import { type Figure, percentile } from './figure.ts';

const scrollFrames = 180;
const pointerMoves = 60;
const mostMs = 10;

const page = `<style>
body { margin: 0 }
[data-scroller] { height: 860px; overflow: auto; position: relative; will-change: scroll-position; background: #fff }
[data-scroller] > div { position: relative; height: 22000px }
[data-bar] { position: absolute; width: 80px; height: 35px; box-sizing: border-box; overflow: hidden; border: 1px solid #888; border-radius: 5px; font: 13px sans-serif }
#held { top: 0; left: 0; will-change: transform; pointer-events: none }
</style><div data-scroller><div></div></div><div id="held" data-bar>IW-S01-2</div>`;

/** Measures what the browser of this machine does without a board: so many plain elements that scroll, and one that follows the pointer by a transform. */
export async function measurePlainPage(tab: Page, elements: number): Promise<Figure[]> {
  await tab.setContent(page);
  await tab.evaluate(fillPage, elements);
  const frames = await tab.evaluate(whenFramesPass, scrollFrames);
  await tab.mouse.move(300, 300);
  await tab.mouse.down();
  await tab.evaluate(watchCarrying, mostMs);
  for (let move = 0; move < pointerMoves; move += 1) {
    await tab.mouse.move(312 + (move % 20) * 4, 300 + (move % 10) * 20);
    await tab.waitForTimeout(20);
  }
  const { followed } = await tab.evaluate(seenCarrying);
  await tab.mouse.up();
  const name = `plain page, ${elements} elements`;
  return [
    { name: `${name}: scrolling, frame p95`, value: percentile(frames, 95), unit: 'ms' },
    { name: `${name}: pointer to element, p95`, value: percentile(followed, 95), unit: 'ms' },
  ];
}

/** Runs in the page. */
function fillPage(elements: number): void {
  const canvas = document.querySelector('[data-scroller] > div');
  const held = document.querySelector<HTMLElement>('#held');
  for (let at = 0; at < elements; at += 1) {
    const bar = document.createElement('div');
    bar.dataset.bar = '';
    bar.textContent = 'IW-S01-2';
    bar.style.left = `${(at % 10) * 110}px`;
    bar.style.top = `${Math.floor(at / 10) * 40}px`;
    canvas?.append(bar);
  }
  window.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (held) held.style.transform = `translate(${clientX}px, ${clientY}px)`;
  });
}
