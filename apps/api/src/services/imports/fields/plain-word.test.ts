import { expect, it } from 'vitest';
import { foldedName, foldedWord, plainWord } from './plain-word.ts';

it.each([
  [' Ａ b\u3000C\n', 'abc'],
  ['ﾌﾘｶﾞﾅ', 'フリガナ'],
  ['月〜金', '月〜金'],
])('%j without width, case and spaces is %j', (text, plain) => {
  expect(plainWord(text)).toBe(plain);
});

it.each(['月〜金〜', '月～金～', '月~金~'])('%s has plain waves', (text) => {
  expect(foldedWord(text)).toBe('月~金~');
});

it.each(['Ａ−１−２', 'a－1－2', 'A-1-2'])('%s has plain minus signs', (text) => {
  expect(foldedWord(text)).toBe('a-1-2');
});

it.each(['株式会社みなと', '㈱みなと', '(株) みなと', '（株）　みなと'])('%s names one company', (text) => {
  expect(foldedName(text)).toBe('株式会社みなと');
});
