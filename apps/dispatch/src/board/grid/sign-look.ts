/** How the signs of bars are drawn: the strokes of the icons of the same names, in a box of 24 by 24. */
const strokes = {
  arrowRight: 'M5 12h14M12 5l7 7-7 7',
  check: 'M20 6 9 17l-5-5',
  error: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M12 8v4M12 16h.01',
  upload: 'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  warning: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
} as const;

function drawing(name: keyof typeof strokes): string {
  const path = `<path d="${strokes[name]}" fill="none" stroke="black" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `url('data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${path}</svg>`)}')`;
}

/** The look of a line that begins with a sign. It is no element of its own: a board has hundreds of them. */
export const signLook = {
  '& > [data-sign]::before': {
    content: '""',
    flexShrink: '0',
    boxSize: '14px',
    bg: 'var(--sign)',
    maskImage: 'var(--drawing)',
    maskSize: '14px 14px',
    '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
  },
  '& > [data-sign=amber]': { '--sign': 'var(--chakra-colors-orange-dot)', '--drawing': drawing('warning') },
  '& > [data-sign=red]': { '--sign': 'var(--chakra-colors-red-dot)', '--drawing': drawing('error') },
  '& > [data-sign=asked]': { '--sign': 'var(--asked)', '--drawing': drawing('upload') },
  '& > [data-sign=set]': { '--sign': 'var(--chakra-colors-primary-fg)', '--drawing': drawing('check') },
  '& > [data-sign=going]': { '--sign': 'var(--chakra-colors-primary-fg)', '--drawing': drawing('arrowRight') },
  '& > [data-sign=done]': { '--sign': 'var(--chakra-colors-fg-muted)', '--drawing': drawing('check') },
} as const;
