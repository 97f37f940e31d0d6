import { expect, it } from 'vitest';
import { demoRomaji } from './demo-romaji.ts';

it.each([
  ['イワツキ', 'Iwatsuki'],
  ['コウノス', 'Konosu'],
  ['オオミヤ', 'Omiya'],
  ['サッテ', 'Satte'],
  ['イノウエ', 'Inoue'],
  ['サトウ ショウタ', 'Sato Shota'],
  ['キョウコ リョウ', 'Kyoko Ryo'],
  ['ユウジ ジュン', 'Yuji Jun'],
])('%s is written %s', (kana, letters) => {
  expect(demoRomaji(kana)).toBe(letters);
});
