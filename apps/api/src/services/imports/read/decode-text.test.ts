import type { ImportEncoding } from '@haisha/validation/import-choices';
import { describe, expect, it } from 'vitest';
import { decodeText, encodeText, findEncoding, keepsText, withoutMark } from './decode-text.ts';

const encodings: ImportEncoding[] = ['utf8', 'utf8Mark', 'sjis', 'eucJp'];
const mark = Buffer.from([0xef, 0xbb, 0xbf]);

describe('text', () => {
  it.each(encodings)('%s comes back as it was, lines ending alike', (encoding) => {
    const content = withoutMark(encodeText('配送先\r\nコード\r名称\n', encoding));
    expect(decodeText(content, encoding)).toBe('配送先\nコード\n名称\n');
  });

  it('is marked only where its encoding says so', () => {
    const marked = encodings.filter((encoding) => encodeText('a', encoding).subarray(0, 3).equals(mark));
    expect(marked).toEqual(['utf8Mark']);
  });
});

it('loses its mark, and nothing else', () => {
  expect(withoutMark(Buffer.concat([mark, Buffer.from('ab')])).toString()).toBe('ab');
  expect(withoutMark(Buffer.from('ab')).toString()).toBe('ab');
  expect(withoutMark(mark.subarray(0, 2))).toEqual(mark.subarray(0, 2));
  expect(withoutMark(Buffer.alloc(0))).toHaveLength(0);
});

it.each<[string, ImportEncoding, boolean]>([
  ['髙橋①', 'sjis', true],
  ['😀', 'sjis', false],
  ['한', 'sjis', false],
  ['한', 'eucJp', false],
  ['😀한', 'utf8', true],
  ['😀한', 'utf8Mark', true],
])('%s can be kept in %s: %s', (text, encoding, keeps) => {
  expect(keepsText(text, encoding)).toBe(keeps);
});

describe('the encoding of a file', () => {
  it.each<[string, Buffer, ImportEncoding]>([
    ['nothing', Buffer.alloc(0), 'utf8'],
    ['letters alone', Buffer.from('code'), 'utf8'],
    ['a mark alone', mark, 'utf8Mark'],
    ['a mark before what is no UTF-8', Buffer.concat([mark, Buffer.from([0xff])]), 'utf8Mark'],
    ['bytes of no encoding', Buffer.from([0xff, 0xff]), 'sjis'],
    ['kana of half width', encodeText('ﾄﾗｯｸ', 'sjis'), 'sjis'],
    ['kana', encodeText('ドライバー', 'eucJp'), 'eucJp'],
    ['Chinese characters', encodeText('乗務員台帳', 'eucJp'), 'eucJp'],
    ['Chinese characters in Shift_JIS', encodeText('乗務員台帳', 'sjis'), 'sjis'],
    ['figures of full width', encodeText('１２３４５', 'eucJp'), 'eucJp'],
    ['commas and stops', encodeText('、。々', 'eucJp'), 'eucJp'],
  ])('is found for %s', (_, content, encoding) => {
    expect(findEncoding(content)).toBe(encoding);
  });

  it('is told by the beginning of a long file', () => {
    const long = Buffer.concat([
      encodeText('配送先'.repeat(100_000), 'eucJp'),
      encodeText('配送先'.repeat(200_000), 'sjis'),
    ]);
    expect(findEncoding(long)).toBe('eucJp');
  });
});
