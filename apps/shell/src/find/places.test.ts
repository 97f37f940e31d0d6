import { afterEach, describe, expect, it } from 'vitest';
import { liveArea, pointerWith } from '../../test/pointers.ts';
import { foundKinds, lastPlaces, pathOfRecord, placeAt, rememberPlace } from './places.ts';

const id = '0193d000-0000-7000-8000-00000000000a';
const label = { ja: 'メモ', en: 'Notes' };
const finds = [
  { kind: 'note', label, icon: 'document', path: '/notes/edit/:id' },
  { kind: 'letter', label, icon: 'document', path: '/letters?view=all&open=:id' },
];
const pointer = pointerWith({
  notes: liveArea({ provides: { ...liveArea().provides, finds } }),
  older: liveArea({ provides: { ...liveArea().provides, navigation: [] } }),
});

afterEach(() => window.localStorage.clear());

describe('the place at an address', () => {
  it.each([
    [`/notes/edit/${id}`, '', `note:${id}`],
    [`/notes/edit/${id.toUpperCase()}`, '?from=list', `note:${id}`],
    ['/letters', `?page=2&open=${id}`, `letter:${id}`],
    ['/notes', '?q=a', '/notes'],
    ['/letters', '', null],
    ['/letters', '?open=1', null],
    ['/notes/edit/1', '', null],
    [`/notes/edit/${id}/files`, '', null],
    ['/notes/add', '', null],
    ['/nowhere', `?open=${id}`, null],
  ])('%s%s is %s', (path, search, expected) => {
    expect(placeAt(pointer, path, search)).toBe(expected);
  });
});

it('knows where a record stands', () => {
  expect([...foundKinds(pointer).values()].map((found) => pathOfRecord(found, id))).toEqual([
    `/notes/edit/${id}`,
    `/letters?view=all&open=${id}`,
  ]);
  expect(foundKinds(null).size).toBe(0);
});

describe('the places where somebody was', () => {
  it('come back with the last one first, each once, and not to somebody else', () => {
    for (const place of ['/notes', `note:${id}`, '/notes']) rememberPlace('a', place);
    expect(lastPlaces('a')).toEqual(['/notes', `note:${id}`]);
    expect(lastPlaces('b')).toEqual([]);
  });

  it('are no more than twenty', () => {
    for (let n = 1; n <= 25; n += 1) rememberPlace('a', `/${n}`);
    expect(lastPlaces('a')).toHaveLength(20);
    expect(lastPlaces('a')[0]).toBe('/25');
  });
});
