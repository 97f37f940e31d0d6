import { expect, test } from 'vitest';
import { shortNameOf } from './short-name.ts';

test.each([
  ['佐藤 誠', '佐藤誠'],
  ['佐藤　誠', '佐藤誠'],
  [' グエン ヴァン アン ', 'グエンヴァンアン'],
  ['アレクサンドル ペトロフ', 'アレクサンドルペトロ'],
  ['𠮷田', '𠮷田'],
  ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷'],
  ['', ''],
])('the board calls %j %j', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
