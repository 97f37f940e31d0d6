import { globSync, readFileSync } from 'node:fs';
import type { ImportEncoding } from '@haisha/validation/import-choices';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ByteEncoding } from './characters.ts';
import { decodeText, encodeText, inBytes } from './decode-text.ts';
import { findEncoding } from './find-encoding.ts';
import { readCsv } from './read-csv.ts';
import { readBody } from './read-header.ts';
import type { TableRow } from './table-file.ts';
import { unreadableIn } from './unreadable.ts';

const root = new URL('../../../../../../', import.meta.url).pathname;
const mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Another byte at a place. */
function broken(content: Buffer, at: number, by = 0xff): Buffer {
  const copy = Buffer.from(content);
  copy[at] = by;
  return copy;
}

describe('the encoding of a file', () => {
  it.each<[string, Buffer, ImportEncoding]>([
    ['nothing', Buffer.alloc(0), 'utf8'],
    ['letters alone', Buffer.from('code'), 'utf8'],
    ['a mark alone', mark, 'utf8Mark'],
    ['a mark before a byte that is no UTF-8', Buffer.concat([mark, Buffer.from([0xff])]), 'utf8Mark'],
    ['a mark before Shift_JIS', Buffer.concat([mark, encodeText('乗務員台帳', 'sjis')]), 'sjis'],
    ['UTF-8 that is cut off', Buffer.from('佐藤\n鈴木').subarray(0, -1), 'utf8'],
    [
      'five names of which one has a broken byte',
      broken(encodeText('佐藤\n鈴木\n高橋\n田中\n伊藤', 'utf8'), 4),
      'utf8',
    ],
    ['a marked file with a broken byte', broken(encodeText('佐藤\n鈴木', 'utf8Mark'), 4), 'utf8Mark'],
    ['the letters of Windows-1252', Buffer.from('name\nCaf\xe9 Cr\xe8me\n', 'latin1'), 'utf8'],
    ['accented letters in UTF-8 with a broken byte', broken(Buffer.from('Café\nMünchen\nx'), 13), 'utf8'],
    ['UTF-8 with a shift of ISO-2022-JP in it', Buffer.from('車両\u001b$B'), 'utf8'],
    ['capital letters of Windows-1252', Buffer.from('name\nCAF\xc9 \xc9TOILE\nM\xdcNCHEN\n', 'latin1'), 'utf8'],
    ['an apostrophe of Windows-1252', Buffer.from('name\nJoe\x92s Trucks\n', 'latin1'), 'utf8'],
    ['UTF-16', Buffer.from('\ufeff車両', 'utf16le'), 'utf16'],
    ['ISO-2022-JP', Buffer.from('1b24423c561b2842', 'hex'), 'iso2022jp'],
    ['bytes of no encoding', Buffer.from([0xff, 0xff]), 'sjis'],
    ['kana of half width', encodeText('ﾄﾗｯｸ', 'sjis'), 'sjis'],
    ['kana', encodeText('ドライバー', 'eucJp'), 'eucJp'],
    ['Chinese characters', encodeText('乗務員台帳', 'eucJp'), 'eucJp'],
    ['Chinese characters in Shift_JIS', encodeText('乗務員台帳', 'sjis'), 'sjis'],
    ['a Chinese list', encodeText('编号,姓名,电话,地址\n001,王小明,138,北京市朝阳区建国路', 'gb18030'), 'gb18030'],
    ['Chinese names', encodeText('客户名称,联系人\n上海物流有限公司,陈静\n东方运输集团,刘洋', 'gb18030'), 'gb18030'],
    ['a Korean list', encodeText('차량번호,차종,소속\n서울12가3456,4톤 냉동,인천센터', 'eucKr'), 'eucKr'],
    ['Korean names', encodeText('이름,주소\n김철수,서울시 강남구\n박영희,부산시 해운대구', 'eucKr'), 'eucKr'],
    ['a broken Korean list', broken(encodeText('이름,주소\n김철수,서울시 강남구\n박영희', 'eucKr'), 14), 'eucKr'],
    [
      'old kanji without kana',
      encodeText('氏名,住所\n渡辺一郎,東京都\n斎藤二郎,千葉県\n澤田眞,川越市', 'sjis'),
      'sjis',
    ],
    ['the same in EUC-JP', encodeText('氏名,住所\n渡辺一郎,東京都\n斎藤二郎,千葉県\n澤田眞,川越市', 'eucJp'), 'eucJp'],
    ['half-width kana', encodeText('ﾅﾏｴ,ﾒﾓ\nﾔﾏﾀﾞ ﾀﾛｳ,ﾅｼ\nｽｽﾞｷ ｼﾞﾛｳ,ｱﾘ', 'sjis'), 'sjis'],
    ['figures of full width', encodeText('１２３４５', 'eucJp'), 'eucJp'],
    ['commas and stops', encodeText('、。々', 'eucJp'), 'eucJp'],
  ])('is found for %s', (_, content, encoding) => {
    expect(findEncoding(content)).toBe(encoding);
  });

  it.each(globSync('samples/{good,missing,warnings,errors}/*.csv', { cwd: root }))(
    'is GB18030 for a Japanese list that a Chinese computer saved, and for no other one: %s',
    (path) => {
      const text = readFileSync(root + path, 'utf8').replace('\ufeff', '');
      for (const encoding of ['sjis', 'eucJp', 'gb18030'] as const) {
        expect(findEncoding(encodeText(text, encoding))).toBe(encoding);
      }
    },
  );

  it('is told by the beginning of a long file', () => {
    const long = Buffer.concat([
      encodeText('配送先'.repeat(100_000), 'eucJp'),
      encodeText('配送先'.repeat(200_000), 'sjis'),
    ]);
    expect(findEncoding(long)).toBe('eucJp');
  });
});

describe('whatever is broken in a file of an office', () => {
  const line = fc.stringMatching(/^[ぁ-んァ-ヶ亜-煕０-９A-Za-z0-9]{3,12}$/).filter((text) => /[ぁ-ん]{2}/.test(text));
  const encodings: ByteEncoding[] = ['utf8', 'utf8Mark', 'sjis', 'eucJp'];

  it('is named, and never becomes the text of another encoding', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 6, maxLength: 20 }),
        fc.constantFrom(...encodings),
        fc.nat(),
        fc.integer({ min: 0x80, max: 0xff }),
        (lines, encoding, place, byte) => {
          const text = `コード,配送先の名称\n${lines.join('\n')}\n`;
          const whole = encodeText(text, encoding);
          const start = encoding === 'utf8Mark' ? mark.length : 0;
          const file = broken(whole, start + (place % (whole.length - start)), byte);
          expect(findEncoding(file)).toBe(encoding);
          const { content, encoding: bytes } = inBytes(file, encoding);
          const read = decodeText(content, bytes);
          if (unreadableIn(read) === null) expect(read).toBe(referenceOf(content, encoding));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a comma instead of any byte of a character', () => {
  const line = fc.stringMatching(/^[ぁ-んァ-ン一二三山川田東京埼玉千葉]{3,12}$/);
  const encodings: ByteEncoding[] = ['utf8', 'utf8Mark', 'sjis', 'eucJp', 'gb18030'];
  const header = { number: 1, cells: ['コード', '配送先の名称', 'メモ'] };

  it('makes an error that names the place, or a row with a value too many', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 6, maxLength: 20 }),
        fc.constantFrom(...encodings),
        fc.nat(),
        async (lines, encoding, place) => {
          const [head, rows] = [`${header.cells.join(',')}\n`, lines.map((text, at) => `${at},${text},\n`)];
          const whole = encodeText([head, ...rows].join(''), encoding);
          const body = encodeText(head, encoding).length;
          const high = [...whole.keys()].filter((at) => at >= body && (whole[at] ?? 0) > 0x7f);
          const at = high[place % high.length] ?? 0;
          const table = readCsv(broken(whole, at, 0x2c), { encoding, delimiter: 'comma' });
          const read: TableRow[] = [];
          for await (const some of readBody(table, header)) read.push(...some);
          const other = read.filter(({ cells }, index) => cells.join() !== rows[index]?.trim());
          expect(other).toHaveLength(1);
          expect(other.every(({ isWide, cells }) => isWide || unreadableIn(cells.join()) !== null)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** As browsers read the same bytes; they refuse what is no character. */
function referenceOf(content: Buffer, encoding: ByteEncoding): string {
  const names = {
    utf8: 'utf-8',
    utf8Mark: 'utf-8',
    sjis: 'shift_jis',
    eucJp: 'euc-jp',
    gb18030: 'gb18030',
    eucKr: 'euc-kr',
  };
  return new TextDecoder(names[encoding], { fatal: true }).decode(content);
}
