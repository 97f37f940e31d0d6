import type { RouteObject } from '@haisha/platform';
import { withWords } from '../words/with-words.ts';
import type { AreaPart } from './area-part.ts';
import { routeOf } from './page-code.ts';

/** Makes the routes of the pages of an area; each page is loaded when it is opened. */
export function routesOf(parts: readonly AreaPart[]): RouteObject[] {
  const pages = parts.flatMap((part) => part.pages);
  return pages.map((page) => ({
    path: page.path,
    lazy: async () => routeOf(await withWords(page)),
    // What a page is asked after it was drawn, it reads by itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }));
}
