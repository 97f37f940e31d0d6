import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// jsdom lays nothing out: what Chakra's widgets and the table ask of a browser is answered plainly here.
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
// Without a box of its own nothing counts as visible, and a dialog would have nothing to give the focus to.
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

afterEach(cleanup);
