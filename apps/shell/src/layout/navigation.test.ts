import { describe, expect, it } from 'vitest';
import { liveArea, pointerWith } from '../../test/pointers.ts';
import { currentItem, type Fold, type NavigationGroup, navigationOf, openGroups } from './navigation.ts';

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
      { id: null, label: null, items: [{ path: '/', label: 'ホーム', icon: 'home', area: null }] },
      { id: '事務', label: '事務', items: [{ path: '/notes', label: 'メモ', icon: 'document', area: 'notes' }] },
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

describe('the open groups of a menu with four areas', () => {
  const groups = [
    group(null, 1),
    group('配車', 4),
    group('勤怠', 2),
    group('マスタ', 12),
    group('帳票', 13),
    group('管理', 5),
  ];
  const opened = (current: string | null, chosen: Readonly<Record<string, Fold>> = {}, height = 900) => {
    const own = current === null ? undefined : groups.find(({ id }) => id === current);
    return [...openGroups(groups, own, ({ id }) => chosen[id ?? ''] ?? null, height)].map(({ id }) => id);
  };

  it.each([
    [null, 900, [null, '配車', '勤怠', 'マスタ']],
    [null, 700, [null, '配車', '勤怠']],
    ['管理', 900, [null, '管理', '配車', '勤怠']],
    ['帳票', 900, [null, '帳票', '配車', '勤怠']],
  ])('on a page of %s in a window of %i px are %j', (current, height, expected) => {
    expect(opened(current, {}, height)).toEqual(expected);
  });

  it('are as the user has left them, and that of the page', () => {
    expect(opened('勤怠', { 配車: 'folded', 勤怠: 'folded', マスタ: 'open', 帳票: 'open', 管理: 'folded' })).toEqual([
      null,
      '勤怠',
      'マスタ',
      '帳票',
    ]);
  });

  it('leave a group folded that the user has folded, and open a new one where there is room', () => {
    expect(opened(null, { マスタ: 'folded', 帳票: 'folded' })).toEqual([null, '配車', '勤怠', '管理']);
  });
});

function group(id: string | null, count: number): NavigationGroup {
  const items = Array.from({ length: count }, (_, index) => ({
    path: `/${id}/${index}`,
    label: `${index}`,
    icon: 'list',
    area: id,
  }));
  return { id, label: id, items };
}
