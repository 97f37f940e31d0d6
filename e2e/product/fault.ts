import type { Page, Route } from '@playwright/test';

/** The seven ways in which a file of a release can arrive broken. */
export const faults = {
  'is missing (404)': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'fails (500)': (route) => route.fulfill({ status: 500, body: 'error' }),
  'is garbage': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '%$#@ not a script (' }),
  'is an HTML page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>login</title>' }),
  'is empty': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
  hangs: () => new Promise<void>(() => undefined),
  'is cut off': (route) => route.abort('connectionreset'),
} satisfies Record<string, (route: Route) => Promise<void>>;

export type FaultName = keyof typeof faults;

/** Breaks every request whose address matches, until the returned function is called. */
export async function breakFiles(page: Page, files: RegExp, fault: FaultName): Promise<() => Promise<void>> {
  await page.route(files, faults[fault]);
  return () => page.unroute(files);
}
