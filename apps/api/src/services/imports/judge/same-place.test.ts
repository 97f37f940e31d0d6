import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSamePlaces, isSamePlace, keysAround, type PlacedRow, placeKey, placeOf } from './same-place.ts';

const here = { name: 'ひなた屋 越谷店', latitude: 35.8912, longitude: 139.7902 };
const north = (metres: number) => ({ ...here, latitude: here.latitude + metres / 111_320 });
const row = (number: number, place: Partial<PlacedRow> = {}): PlacedRow => ({ number, ...here, ...place });

describe('the same place', () => {
  test.each([
    ['49 m away', north(49), true],
    ['51 m away', north(51), false],
    ['by a name written otherwise', { ...here, name: 'ヒナタヤ　越谷店' }, true],
    ['by a part of the name', { ...here, name: '越谷店' }, true],
    ['next door, of another name', { ...here, name: 'みずほ野ストア' }, false],
  ])('%s', (_, other, isSame) => {
    expect(isSamePlace(here, other)).toBe(isSame);
  });
});

describe('rows of a file', () => {
  test('are found across the border of a cell, in the order of the file', () => {
    const south = row(3, { latitude: 35.8909 });
    const beyond = row(2, { latitude: 35.8911 });
    expect(placeKey(south)).not.toBe(placeKey(beyond));
    expect(findSamePlaces([south, beyond, row(7, { latitude: 35.9 }), row(5, { latitude: 35.891 })])).toEqual(
      new Map([
        [3, [2, 5]],
        [2, [3, 5]],
        [5, [2, 3]],
      ]),
    );
  });

  test('are those that a comparison of each with each finds', () => {
    const degrees = fc.integer({ min: 0, max: 30 }).map((steps) => steps / 5_000);
    const rows = fc.uniqueArray(fc.record({ number: fc.nat({ max: 500 }), north: degrees, east: degrees }), {
      selector: ({ number }) => number,
      maxLength: 40,
    });
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom([-35.89, -139.79], [26.2, 127.68], [45.4, 141.7]),
        (given, [lat = 0, lng = 0]) => {
          const all = given.map(({ number, north: up, east }) =>
            row(number, { latitude: lat + up, longitude: lng + east }),
          );
          const expected = all.flatMap((one) => {
            const same = all.filter((other) => other !== one && isSamePlace(one, other)).map(({ number }) => number);
            return same.length > 0 ? [[one.number, same.sort((a, b) => a - b)] as const] : [];
          });
          expect(findSamePlaces(all)).toEqual(new Map(expected));
        },
      ),
    );
  });

  test('by tens of thousands on one spot are compared by the hundred', () => {
    const found = findSamePlaces(Array.from({ length: 50_000 }, (_, number) => row(number)));
    expect(found.size).toBe(100);
  });
});

test('a key of something else has no surroundings', () => {
  expect(keysAround('~phone 0480001234')).toEqual(['~phone 0480001234']);
  expect(keysAround(placeKey({ ...here, latitude: -0.0001 }))).toContain(placeKey({ ...here, latitude: 0.0001 }));
});

test('the surroundings of a cell are the nine around it', () => {
  const around = [-1_000_001, -1_000_000, -999_999, -1, 0, 1, 999_999, 1_000_000, 1_000_001];
  expect(keysAround('~place 7')).toEqual(around.map((step) => `~place ${7 + step}`));
  expect(keysAround('~place -7')).toContain('~place -8');
  expect(placeKey({ name: '', latitude: 35.8912, longitude: 139.7902 })).toBe('~place 35891139790');
});

test.each(['a ~place 7', '~place 7a', '~place'])('%s is the key of no cell', (key) => {
  expect(keysAround(key)).toEqual([key]);
});

test.each([
  [{ latitude: '35' }, false],
  [{ longitude: null }, false],
  [{ name: null }, false],
  [{}, true],
])('a row with %j has a place: %s', (given, has) => {
  expect(placeOf({ ...here, note: 'x', ...given })).toEqual(has ? here : null);
});

test.each([
  ['three letters of five', 'abcde', 'abcxy', true],
  ['two letters of five', 'abcde', 'abxyz', false],
  ['the whole of a longer one', 'abcdefghij', 'fgh', true],
  ['nothing', '', 'abc', true],
])('names that share %s', (_, name, otherName, isSame) => {
  expect(isSamePlace({ ...here, name }, { ...here, name: otherName })).toBe(isSame);
  expect(isSamePlace({ ...here, name: otherName }, { ...here, name })).toBe(isSame);
});

test.each([
  ['44 m east, where degrees are short', 60, 0, 0.0008, true],
  ['56 m east', 60, 0, 0.001, false],
  ['56 m east, where degrees are long', 0, 0, 0.0005, false],
  ['40 m north and 40 m east', 0, 0.00036, 0.00036, false],
  ['30 m north and 30 m east', 0, 0.00027, 0.00027, true],
])('a place %s', (_, latitude, up, east, isSame) => {
  const one = { name: 'a', latitude, longitude: 0 };
  expect(isSamePlace(one, { ...one, latitude: latitude + up, longitude: east })).toBe(isSame);
});
