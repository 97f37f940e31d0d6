import { useLocation, useQuery } from '@haisha/platform';
import { useEffect } from 'react';
import { setByHand } from '../list/use-list-query.ts';
import { savedViews } from './saved-views-api.ts';
import type { ShownViews } from './shown-views.ts';

/**
 * The saved views of a list, which the server keeps by the name of its records. An address that says nothing becomes
 * that of the view with which the list opens for this person; `isOpening` until that is known. Where the address says
 * nothing since the last filter was taken away or the panel was closed, the list stays plain, with its rows.
 */
export function useViews(name: string, list: Pick<ShownViews['list'], 'show'>) {
  const { search, state } = useLocation();
  const { data, isLoading } = useQuery(savedViews(name));
  const isBare = search === '';
  const isSetByHand = state?.isSetByHand === setByHand.isSetByHand;
  const opening = isBare ? data?.items.find(({ id }) => id === data.opensWith) : undefined;

  // Not before the page is drawn once: until then the router takes no address from it.
  useEffect(() => {
    if (!opening) return;
    if (isSetByHand) list.show('plain', '', { replace: true });
    else list.show(opening.id, opening.query, { replace: true });
  }, [opening, isSetByHand]);

  return { views: data, isOpening: !isSetByHand && (opening !== undefined || (isBare && isLoading)) };
}
