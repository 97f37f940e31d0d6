import { type QueryParams, queryText } from '@haisha/http/query-text';
import { configurePlatform, type Http, type LoaderFunctionArgs, QueryClient } from '@haisha/platform';
import { routeOf } from '@haisha/records/pages/page-code';
import { grantsOf, type Permission, type Role } from '@haisha/rules/permission';
import { permissionMatrix } from '@haisha/rules/permission-matrix';
import { isIconName } from '@haisha/ui';
import { describe, expect, test, vi } from 'vitest';
import { manifest } from './manifest.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';
import { routes } from './routes.tsx';

const paths = manifest.routes.map(({ path }) => path);

describe('a page', () => {
  const reading = pages
    .flatMap((part) => part.pages)
    .flatMap((page) => (page.reads ? [{ ...page, reads: page.reads }] : []));

  test.each(reading)('at $path asks first for what is sent for with the document', async ({ load, reads }) => {
    const queries = new QueryClient();
    const get = vi.fn(async (path: string, { query }: { query?: QueryParams } = {}) => path + queryText(query));
    configurePlatform({ http: { get } as unknown as Http, queries, confirmLeave: async () => true });
    const route = routeOf(await load());
    await route.loader?.({ request: new Request('https://x.test/') } as LoaderFunctionArgs);
    const asked = await Promise.all(get.mock.results.map(({ value }) => value));
    expect(asked.toSorted()).toEqual([...reads].toSorted());
  });

  test('states what it reads in the manifest where its code does', async () => {
    const all = pages.flatMap((part) => part.pages);
    const codes = await Promise.all(all.map(async ({ path, load }) => ({ path, code: await load() })));
    const ahead = codes.filter(({ code }) => 'queriesOf' in code).map(({ path }) => path);
    expect(reading.map(({ path }) => path)).toEqual(ahead);
  });
});

describe('the manifest', () => {
  test('names every page of the route table, and no other', () => {
    const routed = routes.flatMap(({ children = [] }) => children.map(({ path }) => path));
    expect(routed).toHaveLength(new Set(routed).size);
    expect([...paths].sort()).toEqual([...routed].sort());
  });

  test('asks only for permissions that exist, and lists those that open no page, each once', () => {
    const asked = [...manifest.routes, ...manifest.navigation].map(({ permission }) => permission);
    const all = [...new Set(asked), ...manifest.permissions];
    expect(all).toHaveLength(new Set(all).size);
    expect(all.filter((permission) => !Object.hasOwn(permissionMatrix, permission))).toEqual([]);
  });

  test('lets nobody into a menu whose page is closed to them', () => {
    for (const { path, permission, icon } of manifest.navigation) {
      expect(manifest.routes.find((route) => route.path === path)?.permission).toBe(permission);
      expect(isIconName(icon)).toBe(true);
    }
  });

  test('says where a record of each kind stands that has a form, and where a new one is entered', () => {
    const pathOf = new Map(manifest.finds?.map(({ kind, path }) => [kind, path]));
    expect(pathOf.get('vehicle')).toBe('/vehicles/edit/:id');
    expect(pathOf.get('customer')).toBe('/customers?open=:id');
    for (const { icon, path } of manifest.finds ?? []) {
      expect(isIconName(icon)).toBe(true);
      expect(paths).toContain(path.replace(/[?].*$/, ''));
    }
    const forms = paths.filter((path) => path.endsWith('/add')).map((path) => path.replace(/[/]add$/, ''));
    const lists = [...pathOf.values()].map((path) => path.replace(/[/?](?:edit[/]|open=):id$/, ''));
    expect(lists.toSorted()).toEqual([...forms, '/customers'].toSorted());
    expect(manifest.actions).toEqual([
      { path: '/customers?add=', title: { ja: '得意先 登録', en: 'Add customer' }, permission: 'customer.create' },
    ]);
  });

  test('says how the label of each menu entry is read that has kanji', () => {
    const unread = manifest.navigation.filter(({ label, reading }) => /\p{Script=Han}/u.test(label.ja) && !reading);
    expect(unread.map(({ label }) => label.ja)).toEqual([]);
  });

  test.each<[Role, string[]]>([
    ['driver', ['/drivers', '/delivery-destination-share']],
    ['partner', ['/delivery-destination-share', '/delivery-company']],
  ])('has for the role %s only pages on which it has rows', (role, expected) => {
    const grants = grantsOf([role]);
    const menu = manifest.navigation
      .filter(({ permission, scopes, group }) => {
        const scope = grants[permission as Permission];
        return group.en === 'Master data' && scope && (scopes?.includes(scope) ?? true);
      })
      .map(({ path }) => path);
    expect(menu).toEqual(expected);
  });

  test('names the texts the area brings', async () => {
    const loaders = new Set(pages.flatMap((part) => part.pages.flatMap(({ words }) => words ?? [])));
    const words = await Promise.all([...loaders].map((load) => load()));
    expect([...manifest.messages].sort()).toEqual(Object.keys(Object.assign({}, messages, ...words)).sort());
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
  });
});
