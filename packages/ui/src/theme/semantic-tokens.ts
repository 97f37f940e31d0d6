import { accent, accentText, amber, green, type Pair, type Palette, quietText, red } from './colours.ts';
import { fontSizes, sizes } from './scales.ts';

function pair([light, dark]: Pair) {
  return { value: { _light: light, _dark: dark } };
}

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

// The focus ring has one colour everywhere, so that people learn to look for it.
const focusRing = pair(accentText);

const text: Pair = ['#1A1E25', '#E6E9ED'];
const text3: Pair = ['#667080', '#8F99A6'];
const ground: Pair = ['#FFFFFF', '#16191E'];
const hover: Pair = ['#F4F6F8', '#1D2127'];
const press: Pair = ['#ECEEF2', '#252A32'];
const line: Pair = ['#E8EAEE', '#262B33'];
const line2: Pair = ['#D5D9E0', '#363D48'];
const field: Pair = ['#8A94A2', '#737E8D'];

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
      muted: pair(quietText),
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
      inverted: pair(quietText),
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
      ...palette({ fg: quietText, dot: text3, subtle: press, muted: line2, solid: text, hover: quietText }),
      contrast: pair(ground),
    },
  },
};
