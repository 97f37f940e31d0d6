import { expect, it } from 'vitest';
import { liveArea, pointerWith } from '../../test/pointers.ts';
import { navigationOf } from '../layout/navigation.ts';
import { screensOf } from './screens.ts';

const { provides } = liveArea();
const title = { ja: 'メモ 登録', en: 'Add note' };
const pointer = pointerWith({
  notes: liveArea({
    provides: {
      ...provides,
      navigation: provides.navigation.map((entry) => ({ ...entry, reading: 'おぼえがき' })),
      routes: [
        ...provides.routes,
        { path: '/notes/add', title, permission: 'note.create' },
        { path: '/notes/temp', title: { ja: 'メモ 仮登録', en: 'Note staging' }, permission: 'note.read' },
        { path: '/notes/temp/:id', title: { ja: 'メモ 仮登録', en: 'Note staging' }, permission: 'note.read' },
      ],
      actions: [{ path: '/notes?add=', title, permission: 'note.create' }],
    },
  }),
});

function screens(permissions: readonly string[], locale: 'ja' | 'en' = 'ja') {
  const may = (permission: string) => permissions.includes(permission);
  const texts = { home: 'ホーム', system: 'システム', debug: 'デバッグ', test: 'テスト' };
  const groups = navigationOf(pointer, (permission) => (may(permission) ? 'all' : undefined), locale, texts);
  return screensOf(pointer, groups, may, locale);
}

it('offers the menu by its labels in both languages, its readings and its addresses', () => {
  expect(screens(['note.read']).menu).toEqual([
    { path: '/', label: 'ホーム', icon: 'home', keywords: ['/'] },
    { path: '/notes', label: 'メモ', icon: 'document', keywords: ['メモ', 'Notes', 'おぼえがき', '/notes'] },
  ]);
});

it('offers pages below those of the menu, by the readings of these, but none about a record', () => {
  expect(screens(['note.read'], 'en').further).toEqual([
    {
      path: '/notes/temp',
      label: 'Note staging',
      icon: 'upload',
      keywords: ['メモ 仮登録', 'Note staging', 'おぼえがき', '/notes/temp'],
    },
  ]);
});

it('offers to enter something to whoever may, on a page or in a dialog', () => {
  expect(screens(['note.read']).entering).toEqual([]);
  expect(screens(['note.read', 'note.create']).entering).toEqual([
    expect.objectContaining({ path: '/notes/add', label: 'メモ 登録', icon: 'add' }),
    expect.objectContaining({ path: '/notes?add=', label: 'メモ 登録', icon: 'add' }),
  ]);
});

it('offers the menu alone of areas that do not say more, and of none', () => {
  expect(screensOf(null, [], () => true, 'ja')).toEqual({ menu: [], further: [], entering: [] });
});
