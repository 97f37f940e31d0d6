import type { Pair } from '@haisha/ui/colours';

/** Purple is for what is asked for. */
export const askedColour: Pair = ['#7A3FB5', '#BE92EE'];

/** What bars need besides the tokens of the theme: what is asked for, and the part that has passed. */
export const barColours = {
  light: { '--asked': askedColour[0], '--asked-ground': '#F3ECFB', '--elapsed': '#CBE1F8' },
  dark: { '--asked': askedColour[1], '--asked-ground': '#2A1F3C', '--elapsed': '#204470' },
} as const;
