// A plain kanji, a variant and two common marks in names and companies: all different, so equal pictures mean missing
// glyphs.
const sampleCharacters = ['配', '髙', '﨑', '①', '㈱'];
const sizePx = 24;

/** Loads a Japanese web font when this machine has none; the shell calls it once. Resolves to whether it was needed. */
export async function loadJapaneseFontIfMissing(
  load: () => Promise<unknown> = () => import('@fontsource-variable/noto-sans-jp'),
): Promise<boolean> {
  if (!japaneseGlyphsAreMissing()) return false;
  await load();
  return true;
}

/** Returns whether Japanese characters are all drawn as the same box, as browsers do without a font for them. */
export function japaneseGlyphsAreMissing(picture: (text: string) => string | null = pictureOf): boolean {
  const pictures = sampleCharacters.map(picture);
  if (pictures.includes(null)) return false;
  return new Set(pictures).size < sampleCharacters.length;
}

function pictureOf(text: string): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = sizePx * 2;
  canvas.height = sizePx * 2;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.font = `${sizePx}px ${getComputedStyle(document.body).fontFamily}`;
  context.textBaseline = 'top';
  context.fillText(text, 4, 4);
  return context.getImageData(0, 0, canvas.width, canvas.height).data.join(',');
}
