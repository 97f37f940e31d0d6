import { describe, expect, it } from 'vitest';
import { fakeAreaFacts, fakeShellFacts } from '../test/fake-builds.ts';
import { areaJsonSchema, areaManifestSchema, buildFactsSchema, isVersion, versionOf } from './area-json.ts';

describe('the name of a version', () => {
  it.each([
    ['a commit', 'abcdef0123456789abcdef0123456789abcdef01', '1.2.3+abcdef0-0123456789ab'],
    ['no commit', null, '1.2.3+0000000-0123456789ab'],
  ])('is built with %s', (_, git, version) => {
    expect(versionOf('1.2.3', git, '0123456789ab')).toBe(version);
    expect(isVersion(version)).toBe(true);
  });

  it.each(['1.2.3', '1.2.3+abcdef0', 'latest', '../1.2.3+abcdef0-0123456789ab', '1.2+abcdef0-0123456789ab', ''])(
    'is not %j',
    (text) => expect(isVersion(text)).toBe(false),
  );
});

describe('the facts of a build', () => {
  it('are accepted for an area and for a shell', () => {
    expect(buildFactsSchema.parse(fakeAreaFacts())).toEqual(fakeAreaFacts());
    expect(buildFactsSchema.parse(fakeShellFacts())).toEqual(fakeShellFacts());
    expect(buildFactsSchema.safeParse({ ...fakeAreaFacts(), kind: 'page' }).success).toBe(false);
    expect(buildFactsSchema.safeParse({ ...fakeShellFacts(), name: 'other' }).success).toBe(false);
  });

  it.each(['Masters', 'a b', '../x', '1st', ''])('reject a name like %j', (name) => {
    const { provides } = fakeAreaFacts();
    expect(areaManifestSchema.safeParse({ name, ...provides }).success).toBe(false);
  });
});

describe('a list of a build', () => {
  const title = { ja: '部署', en: 'Departments' };
  const action = { path: '/departments', title, permission: 'department.read' };
  const route = { ...action, wide: true };
  const item = { path: '/departments', label: title, icon: 'truck', group: title, order: 1, permission: 'a.read' };
  const found = { kind: 'department', label: title, icon: 'truck', path: '/departments/edit/:id' };
  const provides = {
    ...{ routes: [route], navigation: [item], permissions: ['a.read'], messages: ['a'] },
    ...{ finds: [found], actions: [{ ...action, path: '/departments?add=' }] },
  };
  const published = {
    version: '1.0.0+abc1234-0123456789ab',
    git: null,
    builtAt: '2026-11-21T00:00:00.000Z',
    publishedAt: '2026-11-21T00:00:00.000Z',
    publishedBy: 'tanaka',
    files: { 'remoteEntry.js': 'sha384-x' },
  };
  const area = { ...fakeAreaFacts({ provides }), ...published };
  const shell = { ...fakeShellFacts(), ...published };

  /** Returns a copy in which the place has another value. */
  function changed(whole: object, path: string, value: unknown): unknown {
    const copy = structuredClone(whole) as Record<string, unknown>;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const place = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
    place[last] = value;
    return copy;
  }

  it.each([
    ['an area', area],
    ['a shell', shell],
  ])('is read for %s', (_, whole) => {
    expect(areaJsonSchema.parse(whole)).toEqual(whole);
    expect(areaJsonSchema.safeParse(changed(whole, 'semver', '12.30.456')).success).toBe(true);
    expect(areaJsonSchema.safeParse(changed(whole, 'git', 'abc')).success).toBe(true);
  });

  it.each(['finds', 'actions'])('is read for an area that was built before it could state its %s', (name) => {
    const older = changed(area, `provides.${name}`, undefined);
    expect(areaJsonSchema.parse(older)).toEqual(older);
  });

  it.each<[string, unknown]>([
    ['kind', 'frame'],
    ['name', 'masters!'],
    ['name', 'x masters'],
    ['semver', '1.0'],
    ['semver', 'v1.0.0'],
    ['semver', '1.0.0-beta'],
    ['semver', '1.0.x'],
    ['entry', undefined],
    ['requires', undefined],
    ['requires.platform', undefined],
    ['requires.api', 1],
    ['requires.shared', []],
    ['requires.shared', { react: 19 }],
    ['provides.routes', {}],
    ['provides.routes.0.path', 'departments'],
    ['provides.routes.0.title.ja', ''],
    ['provides.routes.0.title.en', ''],
    ['provides.routes.0.title', {}],
    ['provides.routes.0.permission', ''],
    ['provides.routes.0.wide', 1],
    ['provides.navigation', null],
    ['provides.navigation.0.path', 'departments'],
    ['provides.navigation.0.label', {}],
    ['provides.navigation.0.icon', undefined],
    ['provides.navigation.0.group', undefined],
    ['provides.navigation.0.order', '1'],
    ['provides.navigation.0.permission', ''],
    ['provides.navigation.0.reading', 1],
    ['provides.navigation.0.late', 'departments/late'],
    ['provides.finds', {}],
    ['provides.finds.0.kind', ''],
    ['provides.finds.0.label', {}],
    ['provides.finds.0.icon', undefined],
    ['provides.finds.0.path', '/departments'],
    ['provides.finds.0.path', 'departments/:id'],
    ['provides.actions.0.path', 'departments'],
    ['provides.permissions', [1]],
    ['provides.messages', [1]],
    ['sizes', undefined],
    ['sizes.entryGzip', 1.5],
    ['sizes.firstRouteGzip', 1.5],
    ['version', undefined],
    ['git', undefined],
    ['builtAt', 'yesterday'],
    ['publishedAt', '2026-11-21'],
    ['publishedBy', null],
    ['files', ['remoteEntry.js']],
    ['files', { 'remoteEntry.js': 'md5-x' }],
  ])('is refused for an area whose %s is %j', (path, value) => {
    expect(areaJsonSchema.safeParse(changed(area, path, value)).success).toBe(false);
  });

  it.each<[string, unknown]>([
    ['kind', 'area'],
    ['name', 'masters'],
    ['semver', '1'],
    ['entry', null],
    ['requires', undefined],
    ['requires.api', undefined],
    ['provides', undefined],
    ['provides.platform', 1],
    ['provides.shared', { react: 19 }],
    ['sizes', {}],
  ])('is refused for a shell whose %s is %j', (path, value) => {
    expect(areaJsonSchema.safeParse(changed(shell, path, value)).success).toBe(false);
  });

  it('says which names are allowed', () => {
    const { error } = areaManifestSchema.safeParse({ ...provides, name: 'Masters' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['lower case letters, digits and hyphens']);
    expect(areaManifestSchema.safeParse({ ...provides, name: 'delivery-2' }).success).toBe(true);
  });
});

describe('the form of a version', () => {
  it.each(['1.2.3+abcdef0-0123456789ab', '10.20.30+0000000-ffffffffffff'])('is that of %s', (text) => {
    expect(isVersion(text)).toBe(true);
  });

  it.each([
    'x1.2.3+abcdef0-0123456789ab',
    '1.2.3+abcdef0-0123456789abc',
    '1.2.3+abcdef-0123456789ab',
    '1.2.3+abcdefg-0123456789ab',
    '1.2.3+abcdef0-0123456789ag',
    '1.x.3+abcdef0-0123456789ab',
    '1.2.x+abcdef0-0123456789ab',
    '1.2.3 abcdef0-0123456789ab',
  ])('is not that of %s', (text) => {
    expect(isVersion(text)).toBe(false);
  });
});
