import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * While a query waits for something, it fails every few milliseconds; the page is printed for the last failure alone,
 * which `waitFor` words itself.
 */
configure({
  getElementError(message, container) {
    if (!isWaiting()) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

/** Testing Library says so to its own queries, and no type of its tells of it. */
function isWaiting(): boolean {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
}
