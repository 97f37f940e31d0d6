import { expect, test } from 'vitest';
import { liesAt } from './postal-place.ts';

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
