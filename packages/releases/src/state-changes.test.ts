import { describe, expect, it } from 'vitest';
import type { LiveArea, LiveState } from './pointer.ts';
import { type StateChange, stateChanges, stateChangeText } from './state-changes.ts';

type Areas = Record<string, [version: string, enabled: boolean]>;

function state(shell: string, areas: Areas = {}): LiveState {
  const live = Object.entries(areas).map(([name, [version, enabled]]): [string, LiveArea] => [
    name,
    {
      version,
      entry: `releases/${name}/${version}/remoteEntry.js`,
      integrity: 'sha384-x',
      since: 1,
      previous: null,
      enabled,
      requires: { platform: '*', api: '*', shared: {} },
      provides: { routes: [], navigation: [], permissions: [], messages: [] },
    },
  ]);
  return { shell: { version: shell, previous: null, since: 1 }, areas: Object.fromEntries(live) };
}

describe('the changes between two states', () => {
  it.each<[string, LiveState | null, LiveState | null, StateChange[]]>([
    ['are none between nothing and nothing', null, null, []],
    ['are none without a difference', state('1', { a: ['1', false] }), state('1', { a: ['1', false] }), []],
    [
      'name the shell first, then the areas in order',
      null,
      state('1', { b: ['1', true], a: ['2', true] }),
      [
        { name: 'shell', from: null, to: '1' },
        { name: 'a', from: null, to: '2' },
        { name: 'b', from: null, to: '1' },
      ],
    ],
    ['name a version', state('1'), state('2'), [{ name: 'shell', from: '1', to: '2' }]],
    ['name an area that is gone', state('1', { a: ['1', true] }), state('1'), [{ name: 'a', from: '1', to: null }]],
    [
      'name a switch without a new version',
      state('1', { a: ['1', true] }),
      state('1', { a: ['1', false] }),
      [{ name: 'a', from: '1', to: '1', enabled: false }],
    ],
    [
      'name a version and a switch together',
      state('1', { a: ['1', false] }),
      state('1', { a: ['2', true] }),
      [{ name: 'a', from: '1', to: '2', enabled: true }],
    ],
    [
      'name a new area that comes disabled',
      state('1'),
      state('1', { a: ['1', false] }),
      [{ name: 'a', from: null, to: '1', enabled: false }],
    ],
  ])('%s', (_, before, after, changes) => {
    expect(stateChanges(before, after)).toEqual(changes);
  });
});

it.each<[StateChange, string]>([
  [{ name: 'a', from: '1', to: '2' }, 'a 1 → 2'],
  [{ name: 'a', from: null, to: '2' }, 'a – → 2'],
  [{ name: 'a', from: '1', to: null }, 'a 1 → –'],
  [{ name: 'a', from: '1', to: '1', enabled: true }, 'a enabled'],
  [{ name: 'a', from: '1', to: '1', enabled: false }, 'a disabled'],
  [{ name: 'a', from: '1', to: '2', enabled: false }, 'a 1 → 2 (disabled)'],
  [{ name: 'a', from: '1', to: '2', enabled: true }, 'a 1 → 2 (enabled)'],
])('writes %j for a person', (change, text) => {
  expect(stateChangeText(change)).toBe(text);
});
