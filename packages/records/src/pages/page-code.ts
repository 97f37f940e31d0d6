import { type LoaderFunctionArgs, type QueryClient, queries } from '@haisha/platform';
import type { ComponentType } from 'react';

/** Whoever waits longer for what a page reads sees its frame meanwhile. */
const patienceMs = 300;

type Query = Parameters<QueryClient['prefetchQuery']>[0];

/** A page that is drawn once what it shows first has been read; `reads` states that for the query of an address. */
export type ReadingPage = { Component: ComponentType; reads: (search: URLSearchParams) => readonly unknown[] };

/** The code of a page. */
export type PageCode = ComponentType | ReadingPage;

type PageRoute = { Component: ComponentType; loader?: (args: LoaderFunctionArgs) => Promise<null> };

/** Returns the page as the router takes it. */
export function routeOf(page: PageCode): PageRoute {
  if (!('reads' in page)) return { Component: page };
  const { Component, reads } = page;
  return {
    Component,
    loader: ({ request }: LoaderFunctionArgs) =>
      readAhead(reads(new URL(request.url).searchParams) as readonly Query[]),
  };
}

/** Reads what is not there yet, as long as somebody would wait for it. Failures are for the page to show. */
async function readAhead(wanted: readonly Query[]): Promise<null> {
  const client = queries();
  const missing = wanted.filter(({ queryKey }) => client.getQueryData(queryKey) === undefined);
  const reading = Promise.all(missing.map((query) => client.prefetchQuery(query)));
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return null;
}
