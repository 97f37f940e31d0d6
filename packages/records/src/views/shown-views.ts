import type { SavedViews } from '@haisha/validation/saved-view';
import type { ListDefinition } from '../list/list-definition.ts';
import type { ListState } from '../list/use-list-query.ts';

/** The saved views of a list that is shown. */
export type ShownViews = {
  views: SavedViews;
  list: Pick<ListState<ListDefinition>, 'view' | 'queryText' | 'show'>;
};
