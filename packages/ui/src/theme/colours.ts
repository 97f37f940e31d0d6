/** A colour in the light theme and in the dark one. */
export type Pair = readonly [light: string, dark: string];

/** The colours of a meaning, by what they are for. */
export type Palette = Record<'fg' | 'dot' | 'subtle' | 'muted' | 'solid' | 'hover', Pair>;

/** Accented text. */
export const accentText: Pair = ['#1560B4', '#74B1F2'];
/** Quiet text. */
export const quietText: Pair = ['#525C69', '#A9B2BE'];

export const accent: Palette = {
  fg: accentText,
  dot: ['#1867C0', '#3A83D9'],
  subtle: ['#E9F2FB', '#182C43'],
  muted: ['#D6E6F7', '#1F3B5B'],
  solid: ['#1867C0', '#2271CC'],
  hover: ['#14569F', '#1B61B3'],
};
export const red: Palette = {
  fg: ['#B3261E', '#F4938B'],
  dot: ['#D13B32', '#E8645B'],
  subtle: ['#FCEEED', '#3A1F1E'],
  muted: ['#F3CECB', '#5B2E2B'],
  solid: ['#B3261E', '#B93A31'],
  hover: ['#931F18', '#A33129'],
};
export const amber: Palette = {
  fg: ['#855600', '#E3B35A'],
  dot: ['#D48806', '#D99A22'],
  subtle: ['#FDF4E1', '#33290F'],
  muted: ['#EFDCB0', '#5A4818'],
  solid: ['#855600', '#855B0F'],
  hover: ['#6C4600', '#724D0B'],
};
export const green: Palette = {
  fg: ['#1B7045', '#6CCB99'],
  dot: ['#2E9E66', '#3FAF78'],
  subtle: ['#E8F5EE', '#14301F'],
  muted: ['#BFE0CE', '#225138'],
  solid: ['#1B7045', '#1F7A4C'],
  hover: ['#155A37', '#1A6840'],
};
