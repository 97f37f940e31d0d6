import type { ComponentType } from 'react';
import type { PageQuery, ReadingPage } from '../pages/page-code.ts';
import type { ListCall } from '../record-calls.ts';
import { savedViews } from '../views/saved-views-api.ts';
import type { ListDefinition, ListQuery } from './list-definition.ts';
import { readListQuery } from './list-query.ts';

/** A list that is drawn with its rows, and with the views that people have of it. */
export function listPage<Row, D extends ListDefinition, Key extends readonly unknown[]>(
  { name, api }: { name: string; api: ListCall<Row, ListQuery<D>, Key> },
  list: D,
  Component: ComponentType,
): ReadingPage {
  // The cache knows its queries by key alone, whatever their rows are.
  const queriesOf = (search: URLSearchParams) =>
    [api.list(readListQuery(search, list)), savedViews(name)] as unknown as PageQuery[];
  return { Component, queriesOf };
}
