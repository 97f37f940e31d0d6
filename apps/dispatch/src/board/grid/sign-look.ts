import { accentText, amber, type Pair, quietText, red } from '@haisha/ui/colours';
import { askedColour } from './bar-colours.ts';

/** How the signs of bars are drawn: as the icons of the same names, which a test holds against them. */
export const strokes = {
  attendance: '<circle cx="12" cy="12" r="10"></circle><path d="M12 6v6l4 2"></path>',
  arrowRight: '<path d="M5 12h14"></path><path d="m12 5 7 7-7 7"></path>',
  check: '<path d="M20 6 9 17l-5-5"></path>',
  error:
    '<circle cx="12" cy="12" r="10"></circle><line x1="12" x2="12" y1="8" y2="12"></line><line x1="12" x2="12.01" y1="16" y2="16"></line>',
  upload:
    '<path d="M12 3v12"></path><path d="m17 8-5-5-5 5"></path><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"></path>',
  warning:
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"></path><path d="M12 9v4"></path><path d="M12 17h.01"></path>',
} as const;

/** What a bar begins with: the level of what was found, how late it is, or its state. */
export type Sign = 'amber' | 'red' | 'late' | 'overdue' | 'asked' | 'set' | 'going' | 'done';

const signs: Readonly<Record<Sign, { stroke: keyof typeof strokes; colour: Pair }>> = {
  amber: { stroke: 'warning', colour: amber.dot },
  red: { stroke: 'error', colour: red.dot },
  late: { stroke: 'attendance', colour: amber.dot },
  overdue: { stroke: 'attendance', colour: red.dot },
  asked: { stroke: 'upload', colour: askedColour },
  set: { stroke: 'check', colour: accentText },
  going: { stroke: 'arrowRight', colour: accentText },
  done: { stroke: 'check', colour: quietText },
};

function picture(stroke: keyof typeof strokes, colour: string): string {
  const look = `fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${look}>${strokes[stroke]}</svg>`;
  return `url('data:image/svg+xml,${encodeURIComponent(drawing)}')`;
}

function pictures(theme: 0 | 1): Record<`--${string}`, string> {
  return Object.fromEntries(
    Object.entries(signs).map(([name, { colour, stroke }]) => [`--sign-${name}`, picture(stroke, colour[theme])]),
  );
}

/** The pictures of signs for either theme, which whatever holds bars gives them. */
export const signPictures = { light: pictures(0), dark: pictures(1) };

/**
 * The look of a line that begins with a sign. It is no element of its own, and a picture in its colour: a board has hundreds,
 * and a mask is a layer for each.
 */
export const signLook = {
  '& > [data-sign]::before': {
    content: '""',
    flexShrink: '0',
    boxSize: '14px',
    backgroundImage: 'var(--picture)',
    backgroundSize: '14px 14px',
    '@media (forced-colors: active)': {
      backgroundImage: 'none',
      bg: 'CanvasText',
      maskImage: 'var(--picture)',
      maskSize: '14px 14px',
      forcedColorAdjust: 'none',
    },
  },
  ...Object.fromEntries(
    Object.keys(signs).map((name) => [`& > [data-sign=${name}]`, { '--picture': `var(--sign-${name})` }]),
  ),
};
