import { describe, expect, it } from 'vitest';
import { liveArea, pointerWith } from '../../test/pointers.ts';
import { currentItem, navigationOf } from './navigation.ts';

const texts = { home: 'ホーム', system: 'システム', test: 'テスト', debug: 'デバッグ' };
const menuOf = (permissions: string[], locale: 'ja' | 'en' = 'ja') =>
  navigationOf(
    pointerWith({ notes: liveArea() }),
    (permission) => (permissions.includes(permission) ? 'all' : undefined),
    locale,
    texts,
  );

describe('the menu', () => {
  it('contains the pages of the areas that the user may open, in the language of the page', () => {
    expect(menuOf(['note.read'])).toEqual([
      { label: null, items: [{ path: '/', label: 'ホーム', icon: 'home', area: null }] },
      { label: '事務', items: [{ path: '/notes', label: 'メモ', icon: 'document', area: 'notes' }] },
    ]);
    expect(menuOf(['note.read'], 'en')[1]).toMatchObject({ label: 'Office', items: [{ label: 'Notes' }] });
  });

  it('contains only home for a user without permissions, and while nothing is known', () => {
    expect(menuOf([])).toHaveLength(1);
    expect(navigationOf(null, () => 'all', 'ja', texts).flatMap(({ items }) => items.map(({ path }) => path))).toEqual([
      '/',
      '/test',
      '/debug',
    ]);
  });

  it.each([
    ['own', 1],
    ['department', 2],
    ['all', 2],
  ])('has no page on which a user of the scope %s has no rows', (scope, groups) => {
    const area = liveArea();
    const navigation = area.provides.navigation.map((entry) => ({ ...entry, scopes: ['department', 'all'] }));
    const pointer = pointerWith({ notes: { ...area, provides: { ...area.provides, navigation } } });
    const scopeOf = (permission: string) => (permission === 'note.read' ? scope : undefined);
    expect(navigationOf(pointer, scopeOf, 'ja', texts)).toHaveLength(groups);
  });

  it.each([
    ['/notes', '/notes'],
    ['/notes/edit/1', '/notes'],
    ['/', '/'],
    ['/notesbook', undefined],
  ])('marks at %s the entry %s', (path, expected) => {
    expect(currentItem(menuOf(['note.read']), path)?.path).toBe(expected);
  });
});
