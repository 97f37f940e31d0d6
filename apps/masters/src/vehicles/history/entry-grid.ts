/** Room for day, kind, content, amount and act side by side; the figures stand below the content. */
export const inColumns = '@container (min-width: 40rem)';

/** Room for a column of its own for each figure. */
export const inWideColumns = '@container (min-width: 56rem)';

/** The columns of an entry, by the room its list has: on screen beside a menu, on a telephone, on paper. */
export const entryGrid = {
  display: 'block',
  columnGap: '5',
  alignItems: 'start',
  [inColumns]: { display: 'grid', gridTemplateColumns: '8.25rem 10rem minmax(0, 1fr) 6.5rem 2.5rem' },
  [inWideColumns]: { gridTemplateColumns: '8.25rem 10rem minmax(0, 1fr) 6.5rem 5.5rem 6.5rem 2.5rem' },
};
