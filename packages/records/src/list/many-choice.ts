import type { ListDefinition, ListQuery, ManyFilter } from './list-definition.ts';
import type { ListState } from './use-list-query.ts';

type Options<Value extends string> = readonly { value: Value; label: string }[];

/** A filter with any number of choices; `onChange` is told what becomes of those that are chosen by then. */
export type ManyChoice<Value extends string> = {
  id: string;
  label: string;
  values: readonly Value[];
  options: Options<Value>;
  onChange: (change: (values: readonly Value[]) => Value[]) => void;
};

type ValueOf<D extends ListDefinition, K extends keyof D['filters']> =
  D['filters'][K] extends ManyFilter<infer Value> ? Value : never;

/** A filter of a list by some of its options, as it stands in the address. */
export function manyChoice<D extends ListDefinition, K extends keyof D['filters'] & string>(
  { query, change }: ListState<D>,
  id: K,
  facts: { label: string; options: Options<ValueOf<D, K>> },
): ManyChoice<ValueOf<D, K>> {
  const valuesOf = (from: ListQuery<D>) => (from as Record<string, unknown>)[id] as ValueOf<D, K>[];
  return {
    id,
    ...facts,
    values: valuesOf(query),
    onChange: (next) => change((now) => ({ [id]: next(valuesOf(now)) }) as Partial<ListQuery<D>>),
  };
}
