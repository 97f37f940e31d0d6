import { tokens as chakraTokens } from '@chakra-ui/react/theme';

const { transparent, current, black, white, whiteAlpha, blackAlpha } = chakraTokens.colors;

// The fonts of Japanese desktops first; the last one loads only on a machine without them.
const fontStack = [
  '"BIZ UDPGothic"',
  '"Hiragino Sans"',
  '"Yu Gothic UI"',
  'Meiryo',
  '"Noto Sans JP"',
  '"Noto Sans CJK JP"',
  '"Noto Sans JP Variable"',
  'sans-serif',
].join(', ');

/** Chakra's raw values with our fonts; colours by meaning are in `semantic-tokens.ts`, sizes in `scales.ts`. */
export const tokens = {
  ...chakraTokens,
  colors: {
    transparent,
    current,
    black,
    white,
    whiteAlpha,
    blackAlpha,
    plate: {
      green: { value: '#0b6b3a' },
      yellow: { value: '#f5c400' },
      black: { value: '#1c1c1c' },
      white: { value: '#ffffff' },
      red: { value: '#c81e1e' },
    },
  },
  fonts: {
    body: { value: fontStack },
    heading: { value: fontStack },
    mono: chakraTokens.fonts.mono,
  },
  radii: {
    ...chakraTokens.radii,
    xs: { value: '3px' },
    sm: { value: '4px' },
    md: { value: '6px' },
    lg: { value: '8px' },
  },
};
