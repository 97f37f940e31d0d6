import type { Rspack } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { routeFiles } from './route-files.ts';

const chunk = (id: string, more: Partial<Rspack.StatsChunk> = {}) =>
  ({
    id,
    initial: false,
    files: [`${id}.js`, `${id}.js.map`],
    children: [],
    origins: [],
    ...more,
  }) as Rspack.StatsChunk;
const from = (moduleName: string) => [{ moduleName }] as Rspack.StatsChunk['origins'];

it('separates entry, exposed module and lazily loaded routes, and leaves out copies of shared modules', () => {
  const chunks = [
    chunk('remoteEntry', { initial: true }),
    chunk('area', { origins: from('container entry'), children: ['lists', 'forms', 'ui'] }),
    chunk('lists'),
    chunk('forms'),
    chunk('ui', { origins: from('consume shared module (default) @haisha/ui') }),
  ];
  expect(routeFiles({ chunks } as Rspack.StatsCompilation)).toEqual({
    entry: ['remoteEntry.js'],
    first: ['area.js'],
    routes: [['lists.js'], ['forms.js']],
  });
});

it('counts the frames that a route shares to each route that needs them, not as a route', () => {
  const chunks = [
    chunk('area', { origins: from('container entry'), children: ['lists', 'forms', 'list-frame'] }),
    chunk('lists', { names: ['lists'], siblings: ['list-frame', 'forms'] }),
    chunk('forms', { names: ['forms'] }),
    chunk('list-frame', { names: ['list-frame'] }),
  ];
  const { routes } = routeFiles({ chunks } as Rspack.StatsCompilation);
  expect(routes).toEqual([['lists.js', 'list-frame.js'], ['forms.js']]);
});
