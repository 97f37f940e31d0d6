import type { AreaRoute } from '@haisha/platform';
import { expect, it } from 'vitest';
import { routesOf } from './routes-of.ts';

const page: AreaRoute = { path: '/parcels', title: { ja: '荷物', en: 'Parcels' }, permission: 'parcel.read' };
const [route] = routesOf([
  { pages: [{ ...page, load: async () => () => null }], navigation: [], permissions: [], messages: [] },
]);

it.each([
  ['another page', '/parcels?page=2', '/parcels/edit/1', true],
  ['another query of the page', '/parcels', '/parcels?page=2', false],
  ['the same address', '/parcels', '/parcels', false],
])('on the way to %s what a page reads is read anew: %4$s', (_, from, to, expected) => {
  const [currentUrl, nextUrl] = [new URL(from, 'https://x.test'), new URL(to, 'https://x.test')];
  const asked = { currentUrl, nextUrl } as Parameters<NonNullable<NonNullable<typeof route>['shouldRevalidate']>>[0];
  expect(route?.shouldRevalidate?.(asked)).toBe(expected);
});
