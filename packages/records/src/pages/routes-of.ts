import type { RouteObject } from '@haisha/platform';
import { withWords } from '../words/with-words.ts';
import type { AreaPart } from './area-part.ts';

/** Makes the routes of the pages of an area; each page is loaded when it is opened. */
export function routesOf(parts: readonly AreaPart[]): RouteObject[] {
  const pages = parts.flatMap((part) => part.pages);
  return pages.map((page) => ({ path: page.path, lazy: async () => ({ Component: await withWords(page) }) }));
}
