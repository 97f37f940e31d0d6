import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToTop } from './scroll.ts';

function box(): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperties(element, { scrollHeight: { value: 2000 }, clientHeight: { value: 500 } });
  element.scrollTop = 1000;
  return element;
}

describe('scrolling', () => {
  const frames: FrameRequestCallback[] = [];
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  });
  afterEach(() => vi.unstubAllGlobals());

  function at(ms: number) {
    for (const frame of frames.splice(0)) frame(ms);
  }

  it('takes 300 ms', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const element = box();
    scrollToTop(element);
    at(0);
    at(150);
    expect(element.scrollTop).toBeGreaterThan(0);
    expect(element.scrollTop).toBeLessThan(1000);
    at(300);
    expect(element.scrollTop).toBe(0);
    expect(frames).toHaveLength(0);
  });

  it.each(['wheel', 'touchmove'])('stops when the user scrolls by %s meanwhile', (byHand) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const element = box();
    scrollToTop(element);
    at(0);
    at(150);
    window.dispatchEvent(new Event(byHand));
    element.scrollTop = 1400;
    at(300);
    expect(element.scrollTop).toBe(1400);
    expect(frames).toHaveLength(0);
  });

  it('jumps for people who asked for less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const element = box();
    scrollToTop(element);
    expect(element.scrollTop).toBe(0);
    expect(frames).toHaveLength(0);
  });
});
