import { useLocation, useQuery } from '@haisha/platform';
import { type ViewedList, viewedLists } from '@haisha/validation/saved-view-choices';
import { useLayoutEffect } from 'react';
import { savedViews } from '../api/saved-views-api.ts';
import type { ListDefinition } from '../list/list-definition.ts';
import type { ListState } from '../list/use-list-query.ts';

/**
 * The saved views of a list. An address that says nothing becomes that of the view with which the list opens for this
 * person; `isOpening` until that is known.
 */
export function useViews<D extends ListDefinition>(name: string, list: ListState<D>) {
  const isViewed = (viewedLists as readonly string[]).includes(name);
  const { search } = useLocation();
  const { data, isLoading } = useQuery({ ...savedViews(name as ViewedList), enabled: isViewed });
  const isBare = search === '';
  const opening = isBare ? data?.items.find(({ id }) => id === data.opensWith) : undefined;

  useLayoutEffect(() => {
    if (opening) list.show(opening.id, opening.query, { replace: true });
  }, [opening]);

  return { views: data, isOpening: opening !== undefined || (isBare && isLoading) };
}
