import { describe, expect, it } from 'vitest';
import { system } from './system.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

function color(path: string, theme: Theme): string {
  const token = system.tokens.getByName(`colors.${path}`);
  const conditions = token?.extensions.conditions as Record<string, string> | undefined;
  const value = conditions?.[`_${theme}`] ?? token?.originalValue;
  if (typeof value !== 'string') throw new Error(`no colour ${path}`);
  const reference =
    /^\{colors\.(.+)\}$/.exec(value)?.[1] ?? (value === 'white' || value === 'black' ? value : undefined);
  return reference === undefined ? value : color(reference, theme);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string, theme: Theme): number {
  const [light = 0, dark = 0] = [luminance(color(one, theme)), luminance(color(other, theme))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const palettes = ['primary', 'gray', 'red', 'orange', 'green', 'blue'];
const grounds = ['bg', 'bg.panel', 'bg.subtle', 'bg.muted'];
const texts = ['fg', 'fg.muted', 'fg.subtle', 'fg.error', 'fg.warning', 'fg.success', 'fg.info'];

describe.each(themes)('colours of the %s theme', (theme) => {
  it.each(palettes)('%s is readable on its solid and subtle backgrounds', (palette) => {
    expect(contrast(`${palette}.contrast`, `${palette}.solid`, theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(`${palette}.fg`, `${palette}.subtle`, theme)).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds) expect(contrast(`${palette}.fg`, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(palettes)('the focus ring of %s is visible on every background', (palette) => {
    for (const ground of grounds) expect(contrast(`${palette}.focusRing`, ground, theme)).toBeGreaterThanOrEqual(3);
  });

  it.each(texts)('%s is readable on every background', (text) => {
    for (const ground of grounds) expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it('the edge of a control has enough contrast', () => {
    expect(contrast('border.control', 'bg.panel', theme)).toBeGreaterThanOrEqual(3);
    expect(contrast('border.error', 'bg.panel', theme)).toBeGreaterThanOrEqual(3);
  });

  it('keeps plates readable', () => {
    expect(contrast('plate.green', 'plate.white', theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('plate.yellow', 'plate.black', theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('plate.red', 'plate.white', theme)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('primary', () => {
  it('is the #1867C0 of the specification in the light theme', () => {
    expect(color('primary.solid', 'light').toLowerCase()).toBe('#1867c0');
  });
});
