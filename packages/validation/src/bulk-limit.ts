/** How many rows one act changes at most; a longer list is narrowed first. */
export const mostBulkRows = 1000;
