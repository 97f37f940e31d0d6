import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ByteEncoding } from './characters.ts';
import { decodeText, encodeText, keepsText } from './decode-text.ts';
import { readTable } from './read-table.ts';
import { unreadableIn } from './unreadable.ts';
import { namedBytes, utf8Parts } from './utf8-lines.ts';

const list = '得意先コード,得意先名,カナ\nA1,山田商店,ヤマダショウテン\nA2,若草ベーカリー,ワカクサ\nA3,鈴木,スズキ\n';
const added = 'A4,田中運輸,タナカウンユ\nA5,ああ,カナカナ\nA6,佐藤,サトウト\nA7,㈱東京倉庫※﨑,トウキョウソウコ\n';

async function cellsOf(content: Buffer) {
  const table = await readTable(content);
  const rows: string[][] = [];
  for await (const some of table.rows()) rows.push(...some.map(({ cells }) => cells));
  return { encoding: table.encoding, rows };
}

describe('lines of UTF-8 added to a list in another encoding', () => {
  it.each<ByteEncoding>(['sjis', 'eucJp', 'gb18030'])(
    'are named in %s, and the others stay as they are',
    async (of) => {
      const { encoding, rows } = await cellsOf(Buffer.concat([encodeText(list, of), Buffer.from(added)]));
      expect(encoding).toBe(of);
      expect(rows.slice(0, 4).join('\n')).toBe(list.trim());
      expect(rows.slice(4).map(([code = '', name = '']) => [code, unreadableIn(name) !== null])).toEqual([
        ['A4', true],
        ['A5', true],
        ['A6', true],
        ['A7', true],
      ]);
    },
  );

  it('are named where they stand, in quotes and between others as well', () => {
    const content = Buffer.concat([
      encodeText('A1,山田\n', 'sjis'),
      Buffer.from('A2,"田中,\n支店"\n'),
      encodeText('A3,鈴木\n', 'sjis'),
    ]);
    expect(decodeText(content, 'sjis')).toBe(
      'A1,山田\nA2,"\ufffd⟨E7 94 B0 E4 B8 AD⟩,\n\ufffd⟨E6 94 AF E5 BA 97⟩"\nA3,鈴木\n',
    );
  });
});

test('any Japanese text in another encoding is no UTF-8', () => {
  const line = fc.stringMatching(/^[ぁ-んァ-ヶ亜-煕０-９A-Za-z0-9、。ー々]{1,12}$/);
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom<ByteEncoding>('sjis', 'eucJp', 'gb18030'), (lines, encoding) => {
      const text = lines.filter((one) => keepsText(one, encoding)).join('\n');
      expect(decodeText(encodeText(text, encoding), encoding)).toBe(text);
    }),
    { numRuns: 1_000 },
  );
});

test('bytes are cut where the encoding changes, and nothing is lost', () => {
  const content = Buffer.concat([Buffer.from('code\n'), Buffer.from('田中\n'), encodeText('鈴木', 'sjis')]);
  const parts = utf8Parts(content);
  expect(parts.map(({ bytes, isUtf8 }) => [bytes.length, isUtf8])).toEqual([
    [5, false],
    [7, true],
    [4, false],
  ]);
  expect(Buffer.concat(parts.map(({ bytes }) => bytes))).toEqual(content);
  expect(namedBytes(Buffer.from('A,é'))).toBe('A,\ufffd⟨C3 A9⟩');
  expect(utf8Parts(Buffer.alloc(0))).toEqual([{ bytes: Buffer.alloc(0), isUtf8: false }]);
});
