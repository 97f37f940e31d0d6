/** The columns of an entry: day, kind, content, odometer, next due day, amount, act. */
export const entryGrid = {
  display: { base: 'block', md: 'grid' },
  gridTemplateColumns: '8.5rem 10.5rem minmax(0, 1fr) 7rem 6.5rem 8rem 2.5rem',
  columnGap: '4',
  alignItems: 'start',
} as const;
