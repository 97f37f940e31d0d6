/** Room for the content beside the day: kind below the day, figures below the content, the amount in a column. */
export const inColumns = '@container (min-width: 36rem)';

/** Room for a column of its own for everything. */
export const inWideColumns = '@container (min-width: 62rem)';

/**
 * The columns of an entry, by the room its list has: on screen beside a menu, on a telephone, on paper.
 * `--act-room` is what stands free at the end of a line for the act on it, where there is one.
 */
export const entryGrid = {
  display: 'block',
  columnGap: '6',
  alignItems: 'start',
  [inColumns]: { display: 'grid', gridTemplateColumns: '9.5rem minmax(0, 1fr) 6.5rem', pe: 'var(--act-room)' },
  [inWideColumns]: { gridTemplateColumns: '8.25rem 11rem minmax(0, 1fr) 6.5rem 6rem 6.5rem' },
};
