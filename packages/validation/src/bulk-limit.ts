/** The most rows that one bulk change accepts; a longer list has to be narrowed first. */
export const mostBulkRows = 1000;
