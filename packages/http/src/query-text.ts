type QueryValue = string | number | boolean | null | undefined;

/** The query of an address: empty values are left out, a list repeats its name. */
export type QueryParams = { readonly [name: string]: QueryValue | readonly QueryValue[] };

/** Writes a query with its question mark; returns empty text for an empty query. */
export function queryText(query: QueryParams = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one));
    }
  }
  return search.size === 0 ? '' : `?${search}`;
}
