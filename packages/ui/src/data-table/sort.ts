/** The sort of a list in the URL: `code`, or `-code` for descending. */
export type Sort = { id: string; descending: boolean };

/** Reads `-code`. */
export function parseSort(sort: string | undefined): Sort | undefined {
  if (!sort) return undefined;
  return sort.startsWith('-') ? { id: sort.slice(1), descending: true } : { id: sort, descending: false };
}

/** Returns the sort after a press on a column header: ascending first, then descending. */
export function nextSort(sort: string | undefined, columnId: string): string {
  return sort === columnId ? `-${columnId}` : columnId;
}
