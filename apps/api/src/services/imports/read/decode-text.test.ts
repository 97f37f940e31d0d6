import { describe, expect, it } from 'vitest';
import type { ByteEncoding } from './characters.ts';
import { decodeText, encodeText, inBytes, keepsText } from './decode-text.ts';
import { withoutMark } from './encoding-marks.ts';

const encodings: ByteEncoding[] = ['utf8', 'utf8Mark', 'sjis', 'eucJp'];
const mark = Buffer.from([0xef, 0xbb, 0xbf]);

describe('text', () => {
  it.each(encodings)('%s comes back as it was, lines ending alike', (encoding) => {
    const content = withoutMark(encodeText('配送先\r\nコード\r名称\n', encoding));
    expect(decodeText(content, encoding)).toBe('配送先\nコード\n名称\n');
  });

  it('keeps a mark within the file', () => {
    expect(decodeText(Buffer.from('\ufeffA'), 'utf8')).toBe('\ufeffA');
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

it.each<[string, ByteEncoding, boolean]>([
  ['髙橋①', 'sjis', true],
  ['😀', 'sjis', false],
  ['한', 'sjis', false],
  ['한', 'eucJp', false],
  ['😀한', 'utf8', true],
  ['😀한', 'utf8Mark', true],
])('%s can be kept in %s: %s', (text, encoding, keeps) => {
  expect(keepsText(text, encoding)).toBe(keeps);
});

describe('bytes that are no character', () => {
  it.each<[string, ByteEncoding, number[], string]>([
    ['half a character at the end', 'utf8', [0x41, 0xe8, 0xbb], 'A�⟨E8 BB⟩'],
    ['a byte of another encoding', 'utf8', [0x41, 0xff, 0x42], 'A�⟨FF⟩B'],
    ['a character that somebody lost before', 'utf8', [0xef, 0xbf, 0xbd, 0x41], '�⟨EF BF BD⟩A'],
    ['a surrogate in UTF-8', 'utf8', [0xed, 0xa0, 0x80], '�⟨ED A0 80⟩'],
    ['a character written longer than it is', 'utf8', [0xc0, 0xaf], '�⟨C0 AF⟩'],
    ['a first byte before a comma', 'sjis', [0x93, 0x2c, 0x41], '�⟨93⟩,A'],
    ['a place that the table leaves free', 'sjis', [0x85, 0x41], '�⟨85 41⟩'],
    ['a byte beyond the table', 'sjis', [0x41, 0xfd], 'A�⟨FD⟩'],
    ['a control character', 'sjis', [0x80, 0x41], '�⟨80⟩A'],
    ['a character that a company drew itself', 'sjis', [0xf0, 0x40], '�⟨F0 40⟩'],
    ['half a character', 'eucJp', [0xb4, 0x0a], '�⟨B4⟩\n'],
    ['a free place', 'eucJp', [0xa9, 0xa1, 0x41], '�⟨A9 A1⟩A'],
  ])('%s in %s', (_, encoding, bytes, text) => {
    expect(decodeText(Buffer.from(bytes), encoding)).toBe(text);
  });

  it('are those of lines in UTF-8 within a file of another encoding', () => {
    const lines = [encodeText('車両\n', 'sjis'), Buffer.from('大宮\n'), encodeText('岩槻\n', 'sjis')];
    expect(decodeText(Buffer.concat(lines), 'sjis')).toBe('車両\n�⟨E5 A4 A7 E5 AE AE⟩\n岩槻\n');
  });

  it('are named in the cell where they stand, whatever follows', () => {
    const content = Buffer.concat([encodeText('車両,', 'sjis'), Buffer.from([0xa0]), encodeText('大宮\n', 'sjis')]);
    expect(decodeText(content, 'sjis')).toBe('車両,�⟨A0⟩大宮\n');
  });
});

describe('a file whose separators are no single bytes', () => {
  const read = (file: Buffer, encoding: 'utf16' | 'iso2022jp') => {
    const { content, encoding: bytes } = inBytes(file, encoding);
    return decodeText(content, bytes);
  };
  const text = 'コード,"名,称"\n001,髙島屋😀\n';

  it.each<[string, (text: string) => Buffer]>([
    ['little-endian with a mark', (one) => Buffer.from(`\ufeff${one}`, 'utf16le')],
    ['little-endian without', (one) => Buffer.from(one, 'utf16le')],
    ['big-endian with a mark', (one) => Buffer.from(`\ufeff${one}`, 'utf16le').swap16()],
  ])('UTF-16, %s', (_, encode) => {
    expect(read(encode(text), 'utf16')).toBe(text);
  });

  it('UTF-16 that is cut off, and half of a pair, by the bytes in the file', () => {
    expect(read(Buffer.from('\ufeff車', 'utf16le').subarray(0, 3), 'utf16')).toBe('�⟨CA⟩');
    expect(read(Buffer.from('\ufeffA\ud83dB', 'utf16le'), 'utf16')).toBe('A�⟨3D D8⟩B');
    expect(read(Buffer.from('\ufeffA\ud83dB', 'utf16le').swap16(), 'utf16')).toBe('A�⟨D8 3D⟩B');
    expect(read(Buffer.from('\ufeff\udc00\udc01\ue000\ufffd,😀', 'utf16le'), 'utf16')).toBe(
      '�⟨00 DC 01 DC 00 E0 FD FF⟩,😀',
    );
  });

  it('UTF-16 with a long run of halves of characters', () => {
    const found = read(Buffer.from(`\ufeff${'\ud83d'.repeat(700)},A`, 'utf16le'), 'utf16');
    expect(found).toMatch(/^(?:�⟨3D D8(?: 3D D8)*⟩)+,A$/);
  });

  it('ISO-2022-JP with all its shifts', () => {
    const bytes = '1b24423c56 1b2842 2c 1b2849 44 57 1b284a 0a 1b2440 3c56 1b242844 3021 0a 41'.replaceAll(' ', '');
    expect(read(Buffer.from(bytes, 'hex'), 'iso2022jp')).toBe('車,ﾄﾗ\n車丂\nA');
  });

  it.each([
    ['a byte above 7f', '1b24423c 56 1b2842 b1 41', '車�⟨B1⟩A'],
    ['a free place of the table', '1b2442 2921 3c56 0a 41', '�⟨29 21⟩車\nA'],
    ['half a character before a line ends', '1b2442 3c 0a 41', '�⟨3C⟩\nA'],
    ['a shift that nobody knows', '1b242851 2e21 0a 41', '�⟨1B 24 28 51 2E 21⟩\nA'],
  ])('ISO-2022-JP with %s', (_, bytes, expected) => {
    expect(read(Buffer.from(bytes.replaceAll(' ', ''), 'hex'), 'iso2022jp')).toBe(expected);
  });

  it('ISO-2022-JP that is cut off within a character', () => {
    expect(read(Buffer.from('1b24423c', 'hex'), 'iso2022jp')).toBe('�⟨3C⟩');
  });
});
