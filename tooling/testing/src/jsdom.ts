import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './no-owner-stacks.ts';
import './quick-failures.ts';

// Parts of a page are fetched when they are wanted, which takes its time while other tests run.
configure({ asyncUtilTimeout: 8_000 });

// A file may ask for the environment of Node instead, where there is no page to prepare.
if (typeof window !== 'undefined') {
  preparePage();
  afterEach(() => {
    cleanup();
    window.sessionStorage.clear();
    window.localStorage.clear();
  });
  // Modules are loaded once for many files: what one has put in the place of something is not for the next.
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** jsdom lays nothing out and draws nothing: what widgets and tables ask of a browser is answered plainly here. */
function preparePage(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(min-width') || query.includes('reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  // Without a box of its own nothing counts as visible, and a dialog would have nothing to give the focus to.
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
}
