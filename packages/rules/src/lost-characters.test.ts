import { expect, test } from 'vitest';
import { hasLostCharacters } from './lost-characters.ts';

test.each([
  ['???商店', true],
  ['?京商店', false],
  ['東?商店', true],
  ['丸の内1?2?3', true],
  ['https://example.jp/search?q=a?b', false],
  ['〓田商店', true],
  ['縺ゅ＞商店', true],
  ['譁ｰ蟶ゅΓ繝ｼ', true],
  ['繧ｳ繝ｼ繝', true],
  ['裏口から入れますか?', false],
  ['なに？市場', false],
  ['株式会社山田商店', false],
  ['', false],
])('%s has lost characters: %s', (text, hasLost) => {
  expect(hasLostCharacters(text)).toBe(hasLost);
});
