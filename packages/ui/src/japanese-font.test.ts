import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { japaneseGlyphsAreMissing, loadJapaneseFontIfMissing } from './japanese-font.ts';

const css = readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-jp'), 'utf8');
const ranges = [...css.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
  ([, from, to]) => [Number.parseInt(from ?? '', 16), Number.parseInt(to ?? from ?? '', 16)] as const,
);

describe('the fallback font', () => {
  it.each([...'髙﨑①㈱配車齋濱神祐々ヶ〜（）￥'])('covers %s', (character) => {
    const point = character.codePointAt(0) ?? 0;
    expect(ranges.some(([from, to]) => point >= from && point <= to)).toBe(true);
  });

  it('has the name used in the font stack', () => {
    expect(css).toContain("font-family: 'Noto Sans JP Variable'");
  });
});

describe('the check for missing glyphs', () => {
  it('detects a machine on which different characters look the same', () => {
    expect(japaneseGlyphsAreMissing(() => 'box')).toBe(true);
    expect(japaneseGlyphsAreMissing((text) => (text === '髙' || text === '﨑' ? 'box' : text))).toBe(true);
  });

  it('passes when each character has its own picture, or none can be drawn', () => {
    expect(japaneseGlyphsAreMissing((text) => text)).toBe(false);
    expect(japaneseGlyphsAreMissing(() => null)).toBe(false);
  });

  it('loads nothing on a machine that has the glyphs', async () => {
    const load = vi.fn(async () => undefined);
    expect(await loadJapaneseFontIfMissing(load)).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
});
