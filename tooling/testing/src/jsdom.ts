import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './no-owner-stacks.ts';
import './quick-failures.ts';

// Parts of a page are fetched on demand, which takes longer while other tests run.
configure({ asyncUtilTimeout: 8_000 });

// A file may run in the environment of Node instead, without a page to prepare.
if (typeof window !== 'undefined') {
  preparePage();
  afterEach(() => {
    cleanup();
    window.sessionStorage.clear();
    window.localStorage.clear();
    // All files share one page: without this a test would start where the last one scrolled to.
    document.documentElement.scrollTop = 0;
  });
  // Modules are loaded once for many files: a mock of one file must not reach the next.
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** jsdom has no layout and no painting: this answers what components and tables ask of a browser, as in a usual wide window. */
function preparePage(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: (query.startsWith('(min-width') || query.includes('reduced-motion')) && !query.includes('106rem'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // Not a stub of Vitest: tests take theirs back, and the observer has to stay.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  // Without a box nothing counts as visible, and a dialog would have nothing to focus.
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
}
