import { describe, expect, it } from 'vitest';
import { isPointer, type Pointer, revisionKinds } from './pointer.ts';

const text = { ja: '車両', en: 'Vehicles' };
const build = {
  version: '1.0.0+abc1234-0123456789ab',
  entry: 'releases/masters/1/remoteEntry.js',
  integrity: 'sha384-x',
};
const pointer: Pointer = {
  revision: 2,
  parent: 1,
  at: '2026-11-21T00:00:00.000Z',
  by: 'tanaka',
  reason: '',
  kind: 'deploy',
  shell: { version: '1.0.0+abc1234-0123456789ab', previous: null, since: 1 },
  areas: {
    masters: {
      ...build,
      since: 2,
      previous: build,
      enabled: true,
      requires: { platform: '^1.0.0', api: '*', shared: {} },
      provides: {
        routes: [{ path: '/vehicles', title: text, permission: 'vehicle.read' }],
        navigation: [
          { path: '/vehicles', label: text, icon: 'truck', group: text, order: 1, permission: 'vehicle.read' },
        ],
        permissions: ['vehicle.read'],
        messages: ['vehicle'],
      },
    },
  },
  checked: [],
};

/** Returns the pointer with one value changed. */
function changed(path: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(pointer));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const place = keys.reduce<Record<string, unknown>>(
    (inner, key) => inner[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  place[last] = value;
  return copy;
}

describe('isPointer', () => {
  it('accepts a pointer, also with fields of a newer store', () => {
    expect(isPointer(pointer)).toBe(true);
    expect(isPointer(changed('signature', 'x'))).toBe(true);
    expect(isPointer(changed('areas.masters.previous', null))).toBe(true);
    expect(isPointer(changed('areas', {}))).toBe(true);
    expect(isPointer(changed('parent', null))).toBe(true);
  });

  it.each([
    ['revision', '2'],
    ['revision', 1.5],
    ['parent', undefined],
    ['parent', '1'],
    ['at', undefined],
    ['by', null],
    ['reason', undefined],
    ['kind', 'party'],
    ['shell', null],
    ['shell', []],
    ['shell.version', 1],
    ['areas', []],
    ['areas', null],
    ['areas.masters', {}],
    ['areas.masters.version', 1],
    ['areas.masters.entry', null],
    ['areas.masters.integrity', undefined],
    ['areas.masters.previous', {}],
    ['areas.masters.previous', undefined],
    ['areas.masters.previous.entry', null],
    ['areas.masters.enabled', 'yes'],
    ['areas.masters.requires', undefined],
    ['areas.masters.requires.platform', null],
    ['areas.masters.requires.api', 1],
    ['areas.masters.requires.shared', null],
    ['areas.masters.provides', null],
    ['areas.masters.provides.routes', {}],
    ['areas.masters.provides.routes', [null]],
    ['areas.masters.provides.routes.0.path', 1],
    ['areas.masters.provides.routes.0.title', '車両'],
    ['areas.masters.provides.routes.0.title.ja', undefined],
    ['areas.masters.provides.routes.0.title.en', undefined],
    ['areas.masters.provides.routes.0.permission', null],
    ['areas.masters.provides.navigation', {}],
    ['areas.masters.provides.navigation.0.path', null],
    ['areas.masters.provides.navigation.0.icon', null],
    ['areas.masters.provides.navigation.0.permission', undefined],
    ['areas.masters.provides.navigation.0.label', null],
    ['areas.masters.provides.navigation.0.group', 'x'],
    ['areas.masters.provides.navigation.0.order', '1'],
    ['areas.masters.provides.permissions', [1]],
    ['areas.masters.provides.permissions', 'vehicle.read'],
    ['areas.masters.provides.messages', [null]],
    ['areas.masters.provides.messages', undefined],
  ])('rejects a pointer whose %s is %j', (path, value) => {
    expect(isPointer(changed(path, value))).toBe(false);
  });

  it.each(revisionKinds)('accepts a revision of the kind %s', (kind) => {
    expect(isPointer(changed('kind', kind))).toBe(true);
  });

  it.each([[null], ['<!doctype html>'], [[]], [{}], [undefined]])('rejects %j', (value) => {
    expect(isPointer(value)).toBe(false);
  });
});
