import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readWholeXml, readXml } from './read-xml.ts';
import { importSwollen } from './refused-import.ts';

const streamOf = (...pieces: string[]) =>
  Readable.from(
    pieces.map((piece) => Buffer.from(piece)),
    { objectMode: false },
  );
const refusedAs = (code: string) => ({ extras: { errors: [{ path: 'file', code }] } });

describe('XML', () => {
  it('is told tag by tag, without the prefixes of names', async () => {
    const told: string[] = [];
    await readWholeXml(streamOf('<x:row xmlns:x="u" r="1"><c', '>四トン</c></x:row>'), {
      open: ({ name, attributes }) => told.push(`<${name} ${attributes.r ?? ''}`),
      text: (text) => told.push(text),
      close: (name) => told.push(`/${name}`),
    });
    expect(told).toEqual(['<row 1', '<c ', '四トン', '/c', '/row']);
  });

  it('needs no handlers', async () => {
    await expect(readWholeXml(streamOf('<a>b</a>'), {})).resolves.toBeUndefined();
  });

  it('hands over what is ready after each piece, and what is left at the end', async () => {
    let ready: string[] = [];
    const handed: string[][] = [];
    const stream = streamOf('<a><b/><c/>', '<d>', '</d></a>');
    const close = (name: string) => void ready.push(name);
    const yields = () => {
      const some = ready;
      ready = [];
      return some;
    };
    for await (const some of readXml(stream, { close }, yields)) handed.push(some);
    expect(handed).toEqual([
      ['b', 'c'],
      ['d', 'a'],
    ]);
    expect(stream.destroyed).toBe(true);
  });

  it('hands over what only its end makes ready', async () => {
    const handed: number[][] = [];
    let asked = 0;
    const yields = () => (++asked === 2 ? [7] : []);
    for await (const some of readXml(streamOf('<a/>'), {}, yields)) handed.push(some);
    expect(handed).toEqual([[7]]);
  });

  it.each([
    ['a declaration of entities', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
    ['a tag that is not closed', '<a>'],
    ['half a tag', '<a'],
    ['an entity of its own', '<a>&b;</a>'],
    ['no XML at all', 'a,b'],
    ['elements within elements without end', '<a>'.repeat(101) + '</a>'.repeat(101)],
    ['attributes without end', `<a ${Array.from({ length: 501 }, (_, at) => `b${at}="1"`).join(' ')}/>`],
  ])('with %s is damaged', async (_, text) => {
    const stream = streamOf(text);
    await expect(readWholeXml(stream, {})).rejects.toMatchObject(refusedAs('importFile.damaged'));
    expect(stream.destroyed).toBe(true);
  });

  it('may be a hundred elements deep, with five hundred attributes each', async () => {
    const attributes = Array.from({ length: 500 }, (_, at) => `b${at}="1"`).join(' ');
    const text = `<a ${attributes}><a ${attributes}>${'<a>'.repeat(98)}${'</a>'.repeat(100)}`;
    const opened: string[] = [];
    await readWholeXml(streamOf(text), { open: ({ name }) => void opened.push(name) });
    expect(opened).toHaveLength(100);
  });

  it('that a handler refuses is refused for that reason', async () => {
    const refuse = () => {
      throw importSwollen();
    };
    await expect(readWholeXml(streamOf('<a/>'), { open: refuse })).rejects.toMatchObject(
      refusedAs('importFile.swollen'),
    );
  });

  it('that ends early is damaged', async () => {
    const broken = new Readable({
      read() {
        this.destroy(new Error('cut off'));
      },
    });
    await expect(readWholeXml(broken, {})).rejects.toMatchObject(refusedAs('importFile.damaged'));
  });
});
