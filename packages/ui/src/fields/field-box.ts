import { chakra } from '@haisha/ui';

/** How many of the twelve columns of a form a field takes: as many as its value asks for. */
export type Span = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12;

/** Around a field: its label, its control, and what is said of it. */
export const FieldBox = chakra('div', { base: { minW: '0', w: 'full' } });

/** Returns the style of a field of so many columns; on a phone a short one is half as wide as the form. */
export function spanStyle(span: Span): object {
  return { '--span': span, '--half': span <= 3 ? 1 : 2 };
}

/**
 * Fields in twelve columns, in two on a phone. Labels, controls and notes of fields side by side stand level, however
 * long they are; what is no field takes a whole line.
 */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '4',
    alignItems: 'start',
    '& > *': { gridColumn: '1 / -1', mb: '3.5' },
    '& > div:empty': { display: 'none' },
    // What may be told later keeps no room.
    '& > div:has(> div:only-child:empty)': { mb: '0' },
    '& > [data-field]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridColumn: 'span var(--half, 2)',
      gridRow: 'span 3',
      mb: '0',
      '& > [data-label]': { alignSelf: 'end' },
      '& > [data-notes]': { pb: '3.5' },
    },
    '@container form (min-width: 40rem)': {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      '& > [data-field]': { gridColumn: 'span var(--span, 12)' },
    },
  },
});
