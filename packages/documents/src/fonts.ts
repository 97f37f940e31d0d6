import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

export const weights: readonly Weight[] = ['regular', 'bold'];

const require = createRequire(import.meta.url);

/** Noto Sans JP, whose figures all have the same width. Only a whole, static TTF is embedded without losing glyphs. */
const files: Readonly<Record<Weight, string>> = {
  regular: require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
};

const mostKept = 50_000;
/** What is printed for a character that the font lacks, as printers do. */
const unknown = '〓';
const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

type Face = { content: Buffer; font: Font; widths: Map<string, number> };

const faces = new Map<Weight, Face>();

/** Returns the file of a weight, to be embedded; read once a process. */
export function fontFile(weight: Weight): Buffer {
  return faceOf(weight).content;
}

/** Returns the width of a text of one line, in points. */
export function textWidth(text: string, size: number, weight: Weight): number {
  const { font, widths } = faceOf(weight);
  let width = widths.get(text);
  if (width === undefined) {
    if (widths.size >= mostKept) widths.clear();
    width = font.layout(text).advanceWidth / font.unitsPerEm;
    widths.set(text, width);
  }
  return width * size;
}

/** Returns a text as it can be printed: without what is invisible, and with 〓 for what the font lacks. */
export function printable(text: string): string {
  const { font } = faceOf('regular');
  const isKnown = (one: string) => one === '\n' || font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0);
  const plain = text
    .toWellFormed()
    .replaceAll('\t', ' ')
    .replaceAll(invisible, '')
    // Only kana: composed, some kanji of names would become others.
    .replaceAll(/[\u3040-\u30ff][\u3099\u309a]/g, (kana) => kana.normalize('NFC'));
  return Array.from(plain, (one) => (isKnown(one) ? one : unknown)).join('');
}

function faceOf(weight: Weight): Face {
  const known = faces.get(weight);
  if (known) return known;
  const content = readFileSync(files[weight]);
  const face = { content, font: create(content) as Font, widths: new Map<string, number>() };
  faces.set(weight, face);
  return face;
}
