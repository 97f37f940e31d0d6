import { describe, expect, it } from 'vitest';
import { liveArea, pointerWith } from '../../test/pointers.ts';
import { currentItem, navigationOf } from './navigation.ts';

const texts = { home: 'ホーム', system: 'システム', test: 'テスト', debug: 'デバッグ' };
const menuOf = (permissions: string[], locale: 'ja' | 'en' = 'ja') =>
  navigationOf(pointerWith({ notes: liveArea() }), (permission) => permissions.includes(permission), locale, texts);

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
    expect(navigationOf(null, () => true, 'ja', texts).flatMap(({ items }) => items.map(({ path }) => path))).toEqual([
      '/',
      '/test',
      '/debug',
    ]);
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
