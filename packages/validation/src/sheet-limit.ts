/** The rows of an Excel sheet below its header; a longer list is exported as CSV. */
export const mostSheetRows = 1_048_575;
