import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressedSiblings, isSameContent, originalOf } from './compressed-files.ts';

const text = Buffer.from('配車 '.repeat(200));
const namesFor = async (path: string, content: Buffer) => [
  ...(await compressedSiblings(new Map([[path, content]]))).keys(),
];

describe('the compressed siblings', () => {
  it.each(['js', 'mjs', 'css', 'html', 'json', 'svg', 'txt', 'xml', 'map', 'webmanifest'])(
    'of a file that ends in .%s hold its content',
    async (ending) => {
      const path = `static/a.${ending}`;
      const siblings = await compressedSiblings(new Map([[path, text]]));
      expect([...siblings.keys()]).toEqual([`${path}.br`, `${path}.gz`]);
      expect(brotliDecompressSync(siblings.get(`${path}.br`) ?? '')).toEqual(text);
      expect(gunzipSync(siblings.get(`${path}.gz`) ?? '')).toEqual(text);
    },
  );

  it.each(['a.woff2', 'a.png', 'a.js.old', 'js', 'ajs'])('are not made of %s', async (path) => {
    expect(await namesFor(path, text)).toEqual([]);
  });

  it('stay as the build made them', async () => {
    const files = new Map([
      ['a.js', text],
      ['a.js.br', Buffer.from('by the build')],
    ]);
    expect([...(await compressedSiblings(files)).keys()]).toEqual(['a.js.gz']);
  });

  it('are made from 512 bytes on', async () => {
    expect(await namesFor('a.js', Buffer.alloc(511))).toEqual([]);
    expect(await namesFor('a.js', Buffer.alloc(512))).toEqual(['a.js.br', 'a.js.gz']);
  });
});

it.each([
  ['a.js.br', 'a.js'],
  ['a.js.gz', 'a.js'],
  ['a.js', undefined],
  ['a.br.js', undefined],
  ['a.zip', undefined],
])('the original of %s is %s', (path, original) => {
  expect(originalOf(path)).toBe(original);
});

describe('a sibling has the content of its original', () => {
  it.each([
    ['a.js.br', brotliCompressSync(text), true],
    ['a.js.gz', gzipSync(text), true],
    ['a.js.br', brotliCompressSync('other'), false],
    ['a.js.gz', gzipSync('other'), false],
    ['a.js.br', gzipSync(text), false],
    ['a.js.gz', text, false],
    ['a.js', text, false],
  ])('%s, case %#', async (path, compressed, isSame) => {
    expect(await isSameContent(path, compressed, text)).toBe(isSame);
  });
});
