import type { archivedFilters, SortOf } from '@haisha/validation/entity';
import { isRecordId } from '../is-record-id.ts';

/** One filter of a list as it stands in the URL: which values count, and whether it may be repeated. */
type ListFilter<Value extends string> = { many: boolean; accepts: (text: string) => text is Value };
export type ManyFilter<Value extends string> = ListFilter<Value> & { many: true };
export type OneFilter<Value extends string> = ListFilter<Value> & { many: false };

type Filters = Readonly<Record<string, ListFilter<string>>>;

/** What the address of one list can say besides search text, page and archived rows. */
export type ListDefinition = {
  /** As in the contract; the first is the order without a choice. */
  sortColumns: readonly [string, ...string[]];
  /** The order without a choice, where it is another one: `-entryDate`. */
  usualSort?: string;
  filters: Filters;
  /** Columns that are shown only on demand. */
  hiddenColumns?: readonly string[];
  /** Those of them that very wide windows show too. */
  wideColumns?: readonly string[];
};

type FilterValues<F extends Filters> = {
  [K in keyof F as F[K]['many'] extends true ? K : never]: F[K] extends ListFilter<infer V> ? V[] : never;
} & {
  [K in keyof F as F[K]['many'] extends true ? never : K]?: F[K] extends ListFilter<infer V> ? V : never;
};

/** What every list can be asked. */
export type CommonQuery = {
  q: string;
  page: number;
  pageSize: number;
  sort: string;
  archived: (typeof archivedFilters)[number];
};

/** The query of a list, complete; the contract's list query takes it as it is. */
export type ListQuery<D extends ListDefinition> = Omit<CommonQuery, 'sort'> & {
  sort: SortOf<D['sortColumns']>;
} & FilterValues<D['filters']>;

/** A filter by some of a closed list. */
export function manyOf<const T extends readonly string[]>(values: T): ManyFilter<T[number]> {
  return { many: true, accepts: (text): text is T[number] => values.includes(text) };
}

/** A filter by one of a closed list. */
export function oneOf<const T extends readonly string[]>(values: T): OneFilter<T[number]> {
  return { many: false, accepts: (text): text is T[number] => values.includes(text) };
}

/** A filter by some rows of another entity. */
export function ids(): ManyFilter<string> {
  return { many: true, accepts: isRecordId };
}
