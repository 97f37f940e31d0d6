import { expect, test } from 'vitest';
import { liesAt, repeatsPlace } from './postal-place.ts';

const iwatsuki = { prefecture: '埼玉県', city: 'さいたま市岩槻区' };

test.each([
  ['埼玉県', 'さいたま市岩槻区', iwatsuki, true],
  ['埼玉県', 'さいたま市', iwatsuki, true],
  ['埼玉県', 'さいたま市 岩槻区', iwatsuki, true],
  ['埼玉県', '越谷市', iwatsuki, false],
  ['千葉県', 'さいたま市岩槻区', iwatsuki, false],
  ['埼玉県', '', iwatsuki, false],
  ['埼玉県', '宮代町', { prefecture: '埼玉県', city: '南埼玉郡宮代町' }, true],
  ['埼玉県', '南埼玉郡宮代町', { prefecture: '埼玉県', city: '宮代町' }, true],
  ['茨城県', '龍ケ崎市', { prefecture: '茨城県', city: '龍ヶ崎市' }, true],
])('%s%s', (prefecture, city, place, lies) => {
  expect(liesAt({ prefecture, city }, place)).toBe(lies);
});

test.each([
  ['東京都越谷市弥生町0-12', '越谷市', true],
  ['埼玉県越谷市弥生町0-12', '', true],
  [' 京都府京都市下京区', '', true],
  ['越谷市弥生町0-12', '越谷市', true],
  ['鎌ヶ谷市道野辺0-1', '鎌ケ谷市', true],
  ['弥生町0-12', '越谷市', false],
  ['府中町1-0', '府中市', false],
  ['方県津谷0-1', '岐阜市', false],
  ['', '', false],
])('the line %j after the city %j names a place once more: %s', (line, city, expected) => {
  expect(repeatsPlace(line, city)).toBe(expected);
});
