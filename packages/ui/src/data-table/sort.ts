/** The sort of a list as it stands in the URL: `code`, or `-code` for the other way round. */
export type Sort = { id: string; descending: boolean };

/** Reads `-code`. */
export function parseSort(sort: string | undefined): Sort | undefined {
  if (!sort) return undefined;
  return sort.startsWith('-') ? { id: sort.slice(1), descending: true } : { id: sort, descending: false };
}

/** The sort after a press on a column's header: ascending first, then the other way round. */
export function nextSort(sort: string | undefined, columnId: string): string {
  return sort === columnId ? `-${columnId}` : columnId;
}
