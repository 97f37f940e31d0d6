import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../test/read-pdf.ts';
import type { DocumentBlock, PrintedDocument } from './document.ts';
import { layOut } from './lay-out.ts';
import { renderDocument } from './render-document.ts';

const paper = (blocks: DocumentBlock[], more: Partial<PrintedDocument> = {}): PrintedDocument => ({
  ...{ language: 'ja', title: '見本', orientation: 'portrait', foot: 'A20261127-0001', blocks },
  ...more,
});
const seen = async (document: PrintedDocument) => await readPdf(await buffer(renderDocument(document)));

/** Characters of names and firms that other fonts lack or lose when they are embedded. */
const rare = Array.from('𠮷髙﨑①㈱邉齋濵德鷗噓№㎏ガぱAé1');
const table = (count: number): DocumentBlock => ({
  kind: 'table',
  columns: [
    { head: '納品先', share: 3 },
    { head: '重量', share: 1, align: 'end' },
  ],
  rows: Array.from({ length: count }, (_, at) => [`店舗 ${at + 1}`, `${at * 11} kg`]),
});

describe('a paper', () => {
  test.each(rare)('shows %s as ink, not as a blank or the box of an unknown character', async (character) => {
    const document = paper([{ kind: 'title', text: character }]);
    const [page] = layOut(document);
    const [shown] = await seen(document);
    const piece = page?.pieces.find(({ kind }) => kind === 'text');
    if (piece?.kind !== 'text' || !shown) throw new Error('nothing was laid out');
    expect(shown.text).toContain(character);
    expect(shown.inkIn({ ...piece, height: piece.size * 1.5 })).toBeGreaterThan(20);
  });

  test('puts 〓 where the font has no character, and leaves out what nobody sees', async () => {
    const [page] = await seen(paper([{ kind: 'text', text: '荷物🚚 葛\u{e0100}飾 か\u3099' }]));
    expect(page?.text).toContain('荷物〓 葛飾 が');
  });

  test('has ink in every text and none beside the margins', async () => {
    const document = paper([
      { kind: 'title', text: '運送依頼書' },
      { kind: 'sides', start: [{ text: '株式会社 東西運輸 御中', strong: true }], end: [{ text: '岩槻センター' }] },
      {
        kind: 'facts',
        facts: [
          { label: '運賃', value: '45,000 円' },
          { label: '支払', value: '未登録', missing: true },
        ],
      },
      { kind: 'heading', text: '積荷' },
      table(3),
      { kind: 'notice', text: '2枚のうち1枚を車内に備えること。' },
      { kind: 'signatures', labels: ['依頼', '受諾'] },
    ]);
    const [page] = layOut(document);
    const [shown] = await seen(document);
    if (!page || !shown) throw new Error('there is no page');
    const texts = page.pieces.filter((piece) => piece.kind === 'text');
    expect(texts.length).toBeGreaterThan(15);
    for (const piece of texts) {
      expect(shown.inkIn({ ...piece, height: piece.size * 1.5 }), piece.text).toBeGreaterThan(5);
    }
    expect(shown.inkIn({ x: 0, y: 0, width: 38, height: page.height })).toBe(0);
    expect(shown.inkIn({ x: page.width - 38, y: 0, width: 38, height: page.height })).toBe(0);
  });

  test('repeats the head of a table and counts its pages', async () => {
    const pages = await seen(paper([table(100)]));
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, { text }] of pages.entries()) {
      expect(text).toContain('納品先');
      expect(text).toContain(`${at + 1} / ${pages.length}`);
      expect(text).toContain('A20261127-0001');
    }
    expect(pages.flatMap(({ text }) => text.match(/店舗 \d+/g))).toHaveLength(100);
  });

  test.each([
    ['portrait', 595, 842],
    ['landscape', 842, 595],
  ] as const)('is A4 in %s', async (orientation, width, height) => {
    const [page] = await seen(paper([table(1)], { orientation }));
    // The engine counts whole points.
    expect(Math.abs((page?.width ?? 0) - width)).toBeLessThanOrEqual(1);
    expect(Math.abs((page?.height ?? 0) - height)).toBeLessThanOrEqual(1);
  });

  test('waits for a slow reader instead of writing on', async () => {
    const whole = (await buffer(renderDocument(paper([table(3000)])))).length;
    const out = renderDocument(paper([table(3000)]));
    await setTimeout(2000);
    const waiting = out.readableLength + out.writableLength;
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThan(whole / 2);
    expect((await buffer(out)).length).toBe(whole);
  });

  test('ends when nobody reads it any more', async () => {
    const out = renderDocument(paper([table(3000)]));
    out.destroy();
    await setTimeout(50);
    expect(out.destroyed).toBe(true);
    expect(out.readableLength).toBe(0);
  });
});
