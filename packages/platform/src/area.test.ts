import { expect, test } from 'vitest';
import { type AreaManifest, defineArea, isAreaModule } from './area.ts';

const manifest: AreaManifest = {
  name: 'masters',
  routes: [{ path: '/vehicles', title: { ja: '車両', en: 'Vehicle' }, permission: 'vehicle.read' }],
  navigation: [],
  permissions: ['vehicle.read'],
  messages: ['vehicle'],
};

test('joins a manifest with its code', () => {
  const area = defineArea(manifest, { routes: [{ path: 'vehicles' }], messages: {} });
  expect(area).toMatchObject({ manifest, routes: [{ path: 'vehicles' }] });
  expect(isAreaModule(area)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a text', 'area'],
  ['no manifest', { routes: [], messages: {} }],
  ['no name', { manifest: { ...manifest, name: undefined }, routes: [], messages: {} }],
  ['no routes', { manifest, messages: {} }],
  ['no messages', { manifest, routes: [] }],
  ['no navigation', { manifest: { ...manifest, navigation: undefined }, routes: [], messages: {} }],
])('rejects a module with %s', (_what, module) => {
  expect(isAreaModule(module)).toBe(false);
});
