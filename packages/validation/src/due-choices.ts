/** How a list is narrowed to rows of which something is due: past its day, or in the 30 days from today on. */
export const dueFilters = ['expired', 'within30'] as const;
export type DueFilter = (typeof dueFilters)[number];
