import { permissionMatrix } from '@haisha/rules/permission-matrix';
import { isIconName } from '@haisha/ui';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';
import { routes } from './routes.tsx';

const paths = manifest.routes.map(({ path }) => path);

test('the manifest names every page of the route table, and no other', () => {
  const routed = routes.flatMap(({ children = [] }) => children.map(({ path }) => path));
  expect(paths.toSorted()).toEqual(routed.toSorted());
  expect(paths.toSorted()).toEqual([
    '/delivery',
    '/delivery/add',
    '/delivery/detail/:id',
    '/delivery/detail/_id',
    '/delivery/temp/:id',
    '/delivery/temp/_id',
    '/vehicle-allocation',
    '/vehicle-allocation/add',
    '/vehicle-allocation/edit/:id',
    '/vehicle-allocation/edit/_id',
    '/vehicle-allocation/screen',
  ]);
});

test('it asks only for permissions that exist, and lists those that open no page, each once', () => {
  const asked = [...manifest.routes, ...manifest.navigation].map(({ permission }) => permission);
  const all = [...new Set(asked), ...manifest.permissions];
  expect(all).toHaveLength(new Set(all).size);
  expect(all.filter((permission) => !Object.hasOwn(permissionMatrix, permission))).toEqual([]);
});

test('its menu is read and drawn, and the search opens a run and a delivery where they stand', () => {
  for (const { icon, reading } of manifest.navigation) {
    expect(isIconName(icon)).toBe(true);
    expect(reading).toMatch(/^[ぁ-ん]+/);
  }
  expect(manifest.finds).toMatchObject([
    { kind: 'allocation', path: '/vehicle-allocation/edit/:id' },
    { kind: 'delivery', path: '/delivery/detail/:id' },
  ]);
});

test('it names the texts the area brings, as plain data', async () => {
  const loaders = new Set(pages.flatMap((part) => part.pages.flatMap(({ words }) => words ?? [])));
  const words = await Promise.all([...loaders].map((load) => load()));
  const brought = new Set(Object.keys(Object.assign({}, messages, ...words)));
  expect([...brought].filter((name) => !manifest.messages.includes(name))).toEqual([]);
  expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
});
