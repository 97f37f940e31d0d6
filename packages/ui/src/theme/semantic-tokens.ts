import { fontSizes, sizes } from './scales.ts';

type Pair = readonly [light: string, dark: string];

function pair([light, dark]: Pair) {
  return { value: { _light: light, _dark: dark } };
}

type Palette = Record<'fg' | 'dot' | 'subtle' | 'muted' | 'solid' | 'hover', Pair>;

function palette({ fg, dot, subtle, muted, solid, hover }: Palette) {
  return {
    contrast: pair(['#FFFFFF', '#FFFFFF']),
    fg: pair(fg),
    dot: pair(dot),
    subtle: pair(subtle),
    muted: pair(muted),
    emphasized: pair(muted),
    solid: pair(solid),
    hover: pair(hover),
    focusRing,
    border: pair(dot),
  };
}

const accentText: Pair = ['#1560B4', '#74B1F2'];
// The focus ring has one colour everywhere, so that people learn to look for it.
const focusRing = pair(accentText);

const text: Pair = ['#1A1E25', '#E6E9ED'];
const text2: Pair = ['#525C69', '#A9B2BE'];
const text3: Pair = ['#667080', '#8F99A6'];
const ground: Pair = ['#FFFFFF', '#16191E'];
const hover: Pair = ['#F4F6F8', '#1D2127'];
const press: Pair = ['#ECEEF2', '#252A32'];
const line: Pair = ['#E8EAEE', '#262B33'];
const line2: Pair = ['#D5D9E0', '#363D48'];
const field: Pair = ['#8A94A2', '#737E8D'];

const accent: Palette = {
  fg: accentText,
  dot: ['#1867C0', '#3A83D9'],
  subtle: ['#E9F2FB', '#182C43'],
  muted: ['#D6E6F7', '#1F3B5B'],
  solid: ['#1867C0', '#2271CC'],
  hover: ['#14569F', '#1B61B3'],
};
const red: Palette = {
  fg: ['#B3261E', '#F4938B'],
  dot: ['#D13B32', '#E8645B'],
  subtle: ['#FCEEED', '#3A1F1E'],
  muted: ['#F3CECB', '#5B2E2B'],
  solid: ['#B3261E', '#B93A31'],
  hover: ['#931F18', '#A33129'],
};
const amber: Palette = {
  fg: ['#855600', '#E3B35A'],
  dot: ['#D48806', '#D99A22'],
  subtle: ['#FDF4E1', '#33290F'],
  muted: ['#EFDCB0', '#5A4818'],
  solid: ['#855600', '#855B0F'],
  hover: ['#6C4600', '#724D0B'],
};
const green: Palette = {
  fg: ['#1B7045', '#6CCB99'],
  dot: ['#2E9E66', '#3FAF78'],
  subtle: ['#E8F5EE', '#14301F'],
  muted: ['#BFE0CE', '#225138'],
  solid: ['#1B7045', '#1F7A4C'],
  hover: ['#155A37', '#1A6840'],
};

/** Colours by meaning, for both themes; `contrast.test.ts` checks the ratios. Sizes come from `scales.ts`. */
export const semanticTokens = {
  fontSizes,
  sizes,
  radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
  // A shadow only under what floats.
  shadows: Object.fromEntries(
    ['xs', 'sm', 'md', 'lg', 'xl', '2xl'].map((size) => [
      size,
      pair([
        '0 1px 2px rgb(20 26 34 / 6%), 0 8px 24px rgb(20 26 34 / 12%)',
        '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 40%)',
      ]),
    ]),
  ),
  colors: {
    bg: {
      DEFAULT: pair(ground),
      panel: pair(ground),
      /** What floats: menus, dialogs. */
      raised: pair(['#FFFFFF', '#1C2026']),
      /** The sidebar. */
      subtle: pair(['#F7F8FA', '#111317']),
      /** Under paper. */
      sunk: pair(['#F4F5F7', '#101216']),
      /** Under the pointer. */
      muted: pair(hover),
      /** Pressed; tracks and skeletons. */
      emphasized: pair(press),
      inverted: pair(text),
      error: pair(red.subtle),
      warning: pair(amber.subtle),
      success: pair(green.subtle),
      info: pair(accent.subtle),
    },
    fg: {
      DEFAULT: pair(text),
      muted: pair(text2),
      subtle: pair(text3),
      inverted: pair(ground),
      error: pair(red.fg),
      warning: pair(amber.fg),
      success: pair(green.fg),
      info: pair(accent.fg),
    },
    border: {
      DEFAULT: pair(line),
      muted: pair(line),
      subtle: pair(line),
      /** The edge of buttons and chips. */
      emphasized: pair(line2),
      /** The edge of an input must be visible on its own: 3:1. */
      control: pair(field),
      inverted: pair(text2),
      error: pair(red.fg),
      warning: pair(amber.dot),
      success: pair(green.dot),
      info: pair(accent.dot),
    },
    primary: palette(accent),
    blue: palette(accent),
    red: palette(red),
    orange: palette(amber),
    green: palette(green),
    gray: {
      ...palette({ fg: text2, dot: text3, subtle: press, muted: line2, solid: text, hover: text2 }),
      contrast: pair(ground),
    },
  },
};
