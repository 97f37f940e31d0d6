import type { ListDefinition, ListQuery } from './list-definition.ts';

const defaultPageSize = 50;
export const pageSizes = [20, 50, 100, 200] as const;
const longestSearch = 200;

/** As much of a column as the address needs to know. */
export type ColumnChoice = { id: string; hideable?: boolean };

/** Reads the query of a list from an address; what is unknown or nonsense there counts as not said. */
export function readListQuery<D extends ListDefinition>(params: URLSearchParams, definition: D): ListQuery<D> {
  const orders = ordersOf(definition);
  const sort = params.get('sort') ?? '';
  const archived = params.get('archived');
  const query: Record<string, unknown> = {
    q: (params.get('q') ?? '').trim().slice(0, longestSearch),
    page: within(params.get('page'), 1, 1_000_000) ?? 1,
    pageSize: within(params.get('pageSize'), 1, 200) ?? defaultPageSize,
    sort: orders.includes(sort) ? sort : usualSort(definition),
    archived: archived === 'only' || archived === 'include' ? archived : 'exclude',
  };
  for (const [name, filter] of Object.entries(definition.filters)) {
    const values = params.getAll(name).filter((text) => filter.accepts(text));
    if (filter.many) query[name] = [...new Set(values)];
    else if (values[0] !== undefined) query[name] = values[0];
  }
  return query as ListQuery<D>;
}

/** The address without filters and orders that this list does not know; null where there are none. */
export function withoutUnknown(params: URLSearchParams, definition: ListDefinition): URLSearchParams | null {
  const isKnown = ([name, value]: [string, string]) => {
    if (name === 'sort') return ordersOf(definition).includes(value);
    return definition.filters[name]?.accepts(value) ?? true;
  };
  const known = [...params].filter(isKnown);
  return known.length === params.size ? null : new URLSearchParams(known);
}

/** Writes a query into an address: only what differs from a list just opened. */
export function writeListQuery<D extends ListDefinition>(query: ListQuery<D>, definition: D): URLSearchParams {
  const params = new URLSearchParams();
  const values = query as Record<string, unknown>;
  if (query.q !== '') params.set('q', query.q);
  for (const name of Object.keys(definition.filters)) {
    const value = values[name];
    for (const one of Array.isArray(value) ? value : [value]) if (one) params.append(name, String(one));
  }
  if (query.archived !== 'exclude') params.set('archived', query.archived);
  if (query.sort !== usualSort(definition)) params.set('sort', query.sort);
  if (query.page !== 1) params.set('page', String(query.page));
  if (query.pageSize !== defaultPageSize) params.set('pageSize', String(query.pageSize));
  return params;
}

/** True when the query leaves rows out: search text, a filter, or archived rows instead of the others. */
export function isNarrowed<D extends ListDefinition>(query: ListQuery<D>, definition: D): boolean {
  const values = query as Record<string, unknown>;
  const filtered = Object.keys(definition.filters).some((name) => [values[name]].flat().some(Boolean));
  return filtered || query.q !== '' || query.archived !== 'exclude';
}

/** A list as very wide windows show it: with more columns. */
export function inWideWindow<D extends ListDefinition>(definition: D): D {
  const { hiddenColumns = [], wideColumns = [] } = definition;
  return { ...definition, hiddenColumns: hiddenColumns.filter((id) => !wideColumns.includes(id)) };
}

/** The columns of a list nobody has changed. */
export function usualColumns(columns: readonly ColumnChoice[], { hiddenColumns = [] }: ListDefinition): string[] {
  return columns.map(({ id }) => id).filter((id) => !hiddenColumns.includes(id));
}

/**
 * The columns an address shows, in its order; without a word about columns, those that are kept, or else the usual ones.
 * Those that cannot be hidden are there whatever it says, the ones it forgot first.
 */
export function readShownColumns(
  params: URLSearchParams,
  columns: readonly ColumnChoice[],
  definition: ListDefinition,
  kept: readonly string[] = [],
): string[] {
  const said = params.get('columns')?.split(',') ?? kept;
  const known = [...new Set(said)].filter((column) => columns.some(({ id }) => id === column));
  if (known.length === 0) return usualColumns(columns, definition);
  const forgotten = columns.filter(({ id, hideable = true }) => !hideable && !known.includes(id));
  return [...forgotten.map(({ id }) => id), ...known];
}

/** Puts the shown columns into an address, unless they are the usual ones in the usual order. */
export function writeShownColumns(
  params: URLSearchParams,
  columns: readonly ColumnChoice[],
  shown: readonly string[],
  definition: ListDefinition,
): void {
  if (shown.join() === usualColumns(columns, definition).join()) params.delete('columns');
  else params.set('columns', shown.join());
}

function ordersOf({ sortColumns }: ListDefinition): string[] {
  return sortColumns.flatMap((column) => [column, `-${column}`]);
}

function usualSort({ usualSort: usual, sortColumns }: ListDefinition): string {
  return usual ?? sortColumns[0];
}

function within(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,7}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}
