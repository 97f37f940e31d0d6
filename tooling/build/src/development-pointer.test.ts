import { afterEach, describe, expect, it, vi } from 'vitest';
import { developmentPointer } from './development-pointer.ts';

const upstream = 'http://released.test';
const released = {
  revision: 7,
  parent: 6,
  at: '2026-11-21T00:00:00.000Z',
  by: 'team',
  reason: '',
  kind: 'deploy',
  shell: { version: '1.0.0+aaaaaaa-111111111111', previous: null, since: 1 },
  areas: {
    reports: {
      version: '1.0.0+bbbbbbb-222222222222',
      entry: 'releases/reports/1/remoteEntry.js',
      integrity: 'sha384-x',
      since: 3,
      previous: null,
      enabled: true,
      requires: { platform: '^1.0.0', api: '*', shared: {} },
      provides: { routes: [], navigation: [], permissions: [], messages: [] },
    },
  },
  checked: [],
};

afterEach(() => vi.unstubAllGlobals());

describe('the pointer of the development server', () => {
  it('combines the areas of this checkout with what is released', async () => {
    vi.stubGlobal('fetch', async () => Response.json(released));
    const { revision, areas } = await developmentPointer(upstream, new Map([['masters', 3001]]));
    expect(revision).toBe(7);
    expect(areas.reports?.entry).toBe(`${upstream}/releases/reports/1/remoteEntry.js`);
    expect(areas.masters).toMatchObject({ version: 'development', entry: 'http://localhost:3001/remoteEntry.js' });
    expect(areas.masters?.provides.routes.map(({ path }) => path)).toContain('/vehicles');
  });

  it.each([
    ['nothing answers', () => Promise.reject(new Error('refused'))],
    ['nothing is published', async () => new Response('', { status: 404 })],
    ['something else answers', async () => Response.json({ hello: 'world' })],
  ])('contains only the areas of this checkout when %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect(Object.keys((await developmentPointer(upstream, new Map([['masters', 3001]]))).areas)).toEqual(['masters']);
  });
});
