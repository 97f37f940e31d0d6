import { configurePlatform, type Http, type LoaderFunctionArgs, QueryClient } from '@haisha/platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routeOf } from './page-code.ts';

const Component = () => null;
const at = (url: string) => ({ request: new Request(`https://x.test${url}`) }) as LoaderFunctionArgs;

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  configurePlatform({ http: {} as Http, queries: client, confirmLeave: async () => true });
});
afterEach(() => vi.useRealTimers());

function loaderOf(queryFn: (search: string) => Promise<unknown>) {
  const queriesOf = (search: URLSearchParams) => [
    { queryKey: ['rows', search.toString()], queryFn: () => queryFn(search.toString()), retry: false },
  ];
  const { loader } = routeOf({ Component, queriesOf });
  if (!loader) throw new Error('The page has no loader');
  return loader;
}

it('draws a page that reads nothing without a loader', () => {
  expect(routeOf(Component)).toEqual({ Component });
});

it('reads what the address asks for before the page is drawn', async () => {
  await loaderOf(async (search) => `rows of ${search}`)(at('/parcels?page=2'));
  expect(client.getQueryData(['rows', 'page=2'])).toBe('rows of page=2');
});

it('draws the page at once with what is there already', async () => {
  client.setQueryData(['rows', ''], 'former rows');
  const read = vi.fn(async () => 'new rows');
  await loaderOf(read)(at('/parcels'));
  expect(read).not.toHaveBeenCalled();
});

it('draws the page without what takes longer than 300 ms', async () => {
  const drawn = vi.fn();
  const loading = Promise.resolve(loaderOf(() => new Promise(() => undefined))(at('/parcels'))).then(drawn);
  await vi.advanceTimersByTimeAsync(299);
  expect(drawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(drawn).toHaveBeenCalled();
});

it('leaves a failure to the page', async () => {
  await expect(loaderOf(() => Promise.reject(new Error('no network')))(at('/parcels'))).resolves.toBeNull();
});
