import { expect, it } from 'vitest';
import { onDark, ownerColour } from './owner-colour.ts';

/** The ground of the board in the dark theme, its lines, and the fills of bars: elapsed, confirmed, back, requested. */
const grounds = ['#16191e', '#1c2026', '#204470', '#182c43', '#252a32', '#2a1f3c'];
const hues = ['#0f8b8d', '#9a5b2e', '#7c4ddb', '#c2417e', '#5e7d1e', '#3b5fa8', '#e65100', '#2e7d32', '#000000'];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each(hues)('%s stands out from everything that is behind it in the dark theme', (hex) => {
  for (const ground of grounds) expect(contrast(onDark(hex), ground), ground).toBeGreaterThanOrEqual(3);
});

it('a colour that stands out there stays as it was chosen', () => {
  expect(onDark('#93b548')).toBe('#93b548');
});

it('has the chosen colour in the light theme', () => {
  expect(ownerColour('#0f8b8d')).toMatch(/^light-dark\(#0f8b8d, #[0-9a-f]{6}\)$/);
});
