import { type LoaderFunctionArgs, type QueryClient, queries } from '@haisha/platform';
import type { ComponentType } from 'react';

/** Whoever waits longer for what a page reads sees its frame meanwhile. */
const patienceMs = 300;

export type PageQuery = Parameters<QueryClient['prefetchQuery']>[0];

/** A page that is drawn once what it shows first has been read, which `queriesOf` states for the query of an address. */
export type ReadingPage = { Component: ComponentType; queriesOf: (search: URLSearchParams) => readonly PageQuery[] };

/** The code of a page. */
export type PageCode = ComponentType | ReadingPage;

type PageRoute = { Component: ComponentType; loader?: (args: LoaderFunctionArgs) => Promise<null> };

/** Returns the page as the router takes it. */
export function routeOf(page: PageCode): PageRoute {
  if (!('queriesOf' in page)) return { Component: page };
  const { Component, queriesOf } = page;
  return {
    Component,
    loader: ({ request }: LoaderFunctionArgs) => readAhead(queriesOf(new URL(request.url).searchParams)),
  };
}

/** Reads what is not there yet, as long as somebody would wait for it. Failures are for the page to show. */
async function readAhead(wanted: readonly PageQuery[]): Promise<null> {
  const client = queries();
  const missing = wanted.filter(({ queryKey }) => client.getQueryData(queryKey) === undefined);
  const reading = Promise.all(missing.map((query) => client.prefetchQuery(query)));
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return null;
}
