import { expect, it } from 'vitest';
import { meantPages } from './meant-pages.ts';

const items = ['/', '/vehicles', '/vehicle-type', '/vehicle-allocation', '/drivers', '/customers', '/users'].map(
  (path) => {
    return { path, label: path, icon: 'area', area: null };
  },
);

it.each([
  ['/customers/add', ['/customers']],
  ['/vehicle', ['/vehicles', '/vehicle-type', '/vehicle-allocation']],
  ['/Drvers/edit/1', ['/drivers']],
  ['/nowhere', []],
  ['/', []],
])('of %s means %o', (path, meant) => {
  expect(meantPages(items, path).map((page) => page.path)).toEqual(meant);
});
