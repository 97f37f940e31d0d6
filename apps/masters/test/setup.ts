import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
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
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// The first page of a test file also waits for its modules.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);
