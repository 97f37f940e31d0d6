import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

/** Every character is one wide, half of it in ASCII. */
const measure = (text: string) => Array.from(text).reduce((sum, one) => sum + (one < '\u0080' ? 0.5 : 1), 0);
const broken = (text: string, width: number) => breakLines(text, width, measure);

describe('lines of Japanese', () => {
  test.each([
    ['a closing sign stays with what it closes', '受付（二階）に置く。', 5, ['受付（二', '階）に置', 'く。']],
    ['an opening sign goes with what it opens', '積荷は「冷凍」です', 4, ['積荷は', '「冷凍」', 'です']],
    ['small kana and the sound mark begin no line', 'センターでチェック', 4, ['センター', 'でチェッ', 'ク']],
    ['a word stays whole', '車両 IW-02 は待機', 4, ['車両', 'IW-02 は', '待機']],
    ['a figure stays with its unit sign', '満載100％まで', 3, ['満載', '100％', 'まで']],
    ['a break of the text is kept', '一行\n\n三行', 4, ['一行', '', '三行']],
    ['what has no place is broken anywhere', 'ABCDEFGH', 2, ['ABCD', 'EFGH']],
    ['nothing is one empty line', '', 4, ['']],
  ])('%s', (_rule, text, width, lines) => {
    expect(broken(text, width)).toEqual(lines);
  });

  const texts = fc.string({ unit: fc.constantFrom(...'あァ漢、。「」（ー1a 𠮷％'), maxLength: 60 });

  test('lose no character but the spaces at the end of lines, and are never too wide', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 20 }), (text, width) => {
        const lines = broken(text, width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      }),
    );
  });

  test('never begin with a closing sign or end with an opening one where words are short', () => {
    const words = fc.constantFrom(
      '漢字、',
      '「箱」',
      '（冷凍）です。',
      'ー',
      'チェック',
      '12％',
      '100 kg',
      '配送',
      '…',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), fc.integer({ min: 5, max: 20 }), (parts, width) => {
        // A run of closing signs that fills a line by itself has to be broken somewhere.
        const text = parts.join('').replaceAll(/([ー…、。％」）])[ー…]+/g, '$1');
        for (const line of broken(text, width).slice(1)) expect(line).not.toMatch(/^[、。」）ー…ッ％]/);
        for (const line of broken(text, width).slice(0, -1)) expect(line).not.toMatch(/[「（]$/);
      }),
    );
  });
});
